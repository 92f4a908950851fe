/** One character for each byte, so that positions in the text are positions in the bytes. */
function asText(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  }
  return text
}

/**
 * The fields of a multipart/form-data request: texts and files; a field that was sent more than once is a list. It is parsed here, because
 * in jsdom `request.formData()` fails on files.
 * @throws when the body is not such a form
 */
export async function formFields(request: Request): Promise<Record<string, unknown>> {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(request.headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) throw new TypeError('The form has no boundary')
  const bytes = new Uint8Array(await request.arrayBuffer())
  const text = asText(bytes)
  const fields = new Map<string, unknown[]>()
  let start = text.indexOf(`--${boundary}`)
  for (;;) {
    if (start === -1) throw new TypeError('The form does not end')
    const head = start + boundary.length + 2
    if (text.startsWith('--', head)) break
    const content = text.indexOf('\r\n\r\n', head) + 4
    const end = text.indexOf(`\r\n--${boundary}`, content)
    const headers = text.slice(head, content)
    const name = /\bname="([^"]*)"/.exec(headers)?.[1]
    if (name === undefined || content < head || end === -1) throw new TypeError('A part of the form cannot be read')
    const value = bytes.slice(content, end)
    const isFile = /\bfilename="/.test(headers)
    fields.set(name, [...(fields.get(name) ?? []), isFile ? new Blob([value]) : new TextDecoder().decode(value)])
    start = end + 2
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
}
