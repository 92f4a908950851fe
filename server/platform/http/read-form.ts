import { Refusal } from './refusal.ts'

/** Limits of a form. Parsing takes time per entry and per header, so both are limited before they are parsed. */
const maxEntries = 20
const maxHeaderBytes = 8192
const maxNameLength = 100

const unreadable = () => new Refusal('MALFORMED_JSON', 'The body is not a valid form.')
const tooManyFields = () => new Refusal('VALIDATION_FAILED', `A form may have at most ${maxEntries} fields.`)

/** The boundary between the parts of a form (RFC 2046), from the content type; undefined when there is none. */
const boundaryOf = (contentType: string) =>
  /;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'+.-]{1,70})(?=\s*(?:;|$)))/i
    .exec(contentType)
    ?.slice(1)
    .find((boundary) => boundary !== undefined)

/**
 * Looks at the parts of a form without parsing them; it stops at the first part above the limit.
 * @throws {Refusal} VALIDATION_FAILED for too many parts; MALFORMED_JSON for a part whose headers are too long
 */
function checkParts(bytes: Buffer, boundary: string) {
  const delimiter = `--${boundary}`
  let parts = 0
  let at = bytes.indexOf(delimiter)
  while (at !== -1) {
    const start = at + delimiter.length
    const isEnd = bytes.toString('latin1', start, start + 2) === '--'
    if (!isEnd) {
      parts += 1
      if (parts > maxEntries) throw tooManyFields()
      if (!bytes.subarray(start, start + maxHeaderBytes).includes('\r\n\r\n')) throw unreadable()
    }
    at = bytes.indexOf(delimiter, start)
  }
}

/**
 * Parses a multipart/form-data body: texts and files by name; a field that was sent more than once is a list.
 * @throws {Refusal} MALFORMED_JSON for a body that is no form, and for a name or headers that are too long; VALIDATION_FAILED for too many fields
 */
export async function parseForm(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<unknown> {
  const boundary = boundaryOf(contentType)
  if (boundary === undefined) throw unreadable()
  checkParts(bytes, boundary)
  // The parser gets the boundary that was looked for, because a header with two boundaries could mean another one to it.
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` }
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw unreadable()
  })
  const fields = new Map<string, FormDataEntryValue | FormDataEntryValue[]>()
  for (const [name, value] of form) {
    if (name.length > maxNameLength) throw unreadable()
    const earlier = fields.get(name)
    fields.set(name, earlier === undefined ? value : [earlier, value].flat())
  }
  return Object.fromEntries(fields)
}
