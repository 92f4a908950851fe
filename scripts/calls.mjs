/**
 * Lists each call of the contract with the screens that make it, those of the specification first, and fails where no screen makes one:
 * `npm run calls`. That the server answers each is tested in server/conformance.test.ts.
 */
import { endpoints } from '../src/api/contract/table.ts'
import { readCodeFiles } from './lib/code-files.mjs'
import { screenCalls } from './lib/screen-calls.mjs'

const made = screenCalls(readCodeFiles())
const gaps = endpoints.filter(({ id }) => !made.has(id))

for (const origin of ['specified', 'added']) {
  const calls = endpoints.filter((endpoint) => endpoint.origin === origin)
  console.log(`\n${calls.length} ${origin}`)
  for (const { id, method, path } of calls) {
    const screens = [...(made.get(id) ?? ['no screen'])].toSorted()
    console.log(`${method.padEnd(6)} ${path}\n       ${screens.join(', ')}`)
  }
}
if (gaps.length > 0) {
  console.error(`\nNo screen makes these calls: ${gaps.map(({ id }) => id).join(', ')}`)
  process.exitCode = 1
}
