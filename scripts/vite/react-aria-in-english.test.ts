import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inEnglish } from './react-aria-in-english.ts'

const resolve = createRequire(import.meta.url).resolve

it.each(['react-aria', 'react-stately'])('leaves only English in every dictionary of the installed %s', (library) => {
  const folder = path.join(path.dirname(resolve(`${library}/package.json`)), 'dist', 'private')
  const dictionaries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith('.mjs') && readFileSync(file, 'utf8').includes('/fr-FR.mjs"'))
  expect(dictionaries.length).toBeGreaterThan(0)
  for (const file of dictionaries) {
    const imports = inEnglish(readFileSync(file, 'utf8'), file)?.match(/from "[^"]+"/g) ?? []
    expect(imports).toHaveLength(1)
    expect(imports[0]).toContain('en-US.mjs')
  }
})

it('throws when a new version imports English in another form, and does not change other modules', () => {
  expect(() =>
    inEnglish('export default {}', '/node_modules/react-aria/dist/private/datepicker/intlStrings.mjs'),
  ).toThrow('no longer imports English')
  expect(
    inEnglish('export default {}', '/node_modules/react-aria/dist/private/datepicker/useDateField.mjs'),
  ).toBeUndefined()
})
