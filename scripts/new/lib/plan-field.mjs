import { SetupError } from '../../lib/fail.mjs'
import { sentence, splitName } from './names.mjs'

/**
 * @typedef {import('./plan-component.mjs').Plan} Plan
 * @typedef {import('./plan-component.mjs').Read} Read
 */

const contractFile = 'src/api/contract/schemas/gig-fields.ts'
const formFile = 'src/features/gigs/post/model/gig-fields.ts'
const controlsFile = 'src/features/gigs/post/parts/details-step.tsx'

/**
 * @param {string} source of a file @param {string} mark the text before which `added` is inserted, once in the file
 * @param {string} added @param {string} file
 */
function insertBefore(source, mark, added, file) {
  const at = source.indexOf(mark)
  if (at < 0 || at !== source.lastIndexOf(mark)) {
    throw new SetupError(`${file} no longer has one place for a new field.`)
  }
  return `${source.slice(0, at)}${added}${source.slice(at)}`
}

/**
 * Plans the edits for a new optional text of a Gig: a row in the table of the contract and in that of the form, and a control in the
 * first step. Requests, answer, server, mocks, draft, steps and list of changes derive from the tables.
 * @param {string} entity @param {string} name 'parkingNote' @param {Read} read @returns {Plan}
 * @throws {SetupError} for an invalid name, a field that exists, or an entity without a field table
 */
export function planField(entity, name, read) {
  if (entity !== 'gig') {
    throw new SetupError(
      `'${entity}' has no field table for this command: gig has one. See docs/how-to.md, Add a field.`,
    )
  }
  if (!/^[a-z][a-zA-Z\d]*$/.test(name)) {
    throw new SetupError(`'${name}' is no name for a field: letters and digits in camel case, such as parkingNote.`)
  }
  const [contract = '', form = '', controls = ''] = [contractFile, formFile, controlsFile].map(read)
  if (new RegExp(String.raw`^  ${name}[:,]|\bconst ${name}\b`, 'm').test(`${contract}${controls}`)) {
    throw new SetupError(`A Gig has ${name} already: choose another name.`)
  }
  const label = sentence(splitName(name))
  const row = `  ${name}: {
    posted: z._default(lineOf('${label}', 120), ''),
    draft: lineOf('${label}', 120),
    read: z._default(z.string(), ''),
  },
`
  const control = `      <TextField
        {...${name}}
        label="${label}"
        optional
        onChange={({ target }) => ${name}.onChange(target.value)}
      />
`
  const formWithValue = insertBefore(form, '} satisfies Record<GigFieldName', `  ${name}: text(),\n`, formFile)
  const tableEnd = formWithValue.lastIndexOf('}\n')
  return new Map([
    [contractFile, insertBefore(contract, '} as const satisfies Record<string, FieldSchemas>', row, contractFile)],
    [
      formFile,
      `${formWithValue.slice(0, tableEnd)}  ${name}: textField('${name}', '${label}', 'details'),\n${formWithValue.slice(tableEnd)}`,
    ],
    [
      controlsFile,
      insertBefore(
        insertBefore(
          controls,
          "  const description = useGigField('description')\n",
          `  const ${name} = useGigField('${name}')\n`,
          controlsFile,
        ),
        '    </Stack>\n  )\n}\n\nconst asOptions',
        control,
        controlsFile,
      ),
    ],
  ])
}
