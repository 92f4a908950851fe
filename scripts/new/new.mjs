import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runMain, SetupError } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { prepare } from '../lib/prepare.mjs'
import { run } from '../lib/process.mjs'

const usage =
  'npm run new -- component PriceTag --group Data\nnpm run new -- screen gigs/saved-drafts\nnpm run new -- field gig parkingNote'

/** Slices whose routes are an array of dashboard pages; those of `auth` are public. */
const slices = () =>
  readdirSync(inRoot('src', 'features')).filter((name) => {
    const file = inRoot('src', 'features', name, 'routes.ts')
    return name !== 'auth' && existsSync(file) && /^export const \w+Routes = \[$/m.test(readFileSync(file, 'utf8'))
  })

/** @param {string} path */
const read = (path) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : undefined)

/** @param {string[]} args the words after `npm run new --`; npm itself may have taken `--group` */
async function plan([kind, name, ...options]) {
  if (
    kind === 'component' &&
    name !== undefined &&
    (options.length === 0 || (options.length === 2 && options[0] === '--group'))
  ) {
    const { planComponent } = await import('./lib/plan-component.mjs')
    return planComponent(name, options[1] ?? 'Data', read)
  }
  if (kind === 'screen' && name !== undefined && options.length === 0) {
    const { planScreen } = await import('./lib/plan-screen.mjs')
    return planScreen(name, slices(), read)
  }
  const [field] = options
  if (kind === 'field' && name !== undefined && field !== undefined && options.length === 1) {
    const { planField } = await import('./lib/plan-field.mjs')
    return planField(name, field, read)
  }
  throw new SetupError(`Usage:\n\n${usage}`)
}

// npm run new -- component PriceTag --group Data, -- screen gigs/saved-drafts, or -- field gig parkingNote: writes a component, a screen or
// a field that passes every check, to be edited afterwards.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const args = process.argv.slice(2)
  const files = await plan(args)
  for (const [path, text] of files) {
    mkdirSync(dirname(inRoot(path)), { recursive: true })
    process.stdout.write(`${existsSync(inRoot(path)) ? 'changed' : 'written'}  ${path}\n`)
    writeFileSync(inRoot(path), text)
  }
  if (args[0] !== 'component') return 0
  const exitCodes = [
    await run(process.execPath, [inRoot('scripts', 'design-system', 'docs.mjs')]),
    await run(process.execPath, [inRoot('scripts', 'design-system', 'api.mjs')]),
  ]
  return Math.max(...exitCodes)
})
