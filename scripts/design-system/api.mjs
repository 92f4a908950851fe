import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { runMain } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { prepare } from '../lib/prepare.mjs'
import { runTool } from '../lib/process.mjs'

const workFolder = inRoot('.cache', 'design-system')
const componentsFolder = inRoot('src', 'design-system', 'components')

/** Lets the compiler write the declarations of every public entry file, and fail for components that can be styled. @param {typeof import('./lib/api.mjs').refusalModule} refusalModule */
async function declare(refusalModule) {
  const names = readdirSync(componentsFolder).filter((name) => existsSync(`${componentsFolder}/${name}/index.ts`))
  rmSync(`${workFolder}/declarations`, { recursive: true, force: true })
  mkdirSync(workFolder, { recursive: true })
  writeFileSync(`${workFolder}/refuse-styling.ts`, refusalModule(names, '../../src'))
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: '../..',
    outDir: 'declarations',
  }
  const config = { extends: '../../tsconfig.json', compilerOptions: options, include: [], files: ['refuse-styling.ts'] }
  writeFileSync(`${workFolder}/tsconfig.json`, JSON.stringify(config, undefined, 2))
  return runTool('typescript', ['-p', `${workFolder}/tsconfig.json`], { command: 'tsc' })
}

/** @returns {Map<string, string>} source file → declarations */
function readDeclarations() {
  const root = `${workFolder}/declarations`
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'))
  return new Map(
    files.map((file) => {
      const source = file.replaceAll('\\', '/').replace(/\.d\.ts$/, '')
      return [
        existsSync(inRoot(`${source}.tsx`)) ? `${source}.tsx` : `${source}.ts`,
        readFileSync(`${root}/${file}`, 'utf8'),
      ]
    }),
  )
}

// npm run design-system:api: writes the public API of the design system to docs/design-system-api.txt, and the props that its pages show.
// With --check it writes nothing and fails when that file is out of date; `npm run types` does this.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const { apiDiff, apiFile, apiText, refusalModule } = await import('./lib/api.mjs')
  const { propsFile, readProps } = await import('./lib/props.mjs')
  const code = await declare(refusalModule)
  if (code !== 0) return code
  const api = apiText(readDeclarations())
  const props = `${JSON.stringify(readProps(`${workFolder}/tsconfig.json`, inRoot('.')), undefined, 2)}\n`
  if (!process.argv.includes('--check')) {
    writeFileSync(inRoot(apiFile), api)
    writeFileSync(inRoot(propsFile), props)
    process.stdout.write(`${apiFile} and ${propsFile} are written.\n`)
    return 0
  }
  const changes = apiDiff(existsSync(inRoot(apiFile)) ? readFileSync(inRoot(apiFile), 'utf8') : '', api)
  const oldProps = existsSync(inRoot(propsFile)) ? readFileSync(inRoot(propsFile), 'utf8') : ''
  if (changes.length === 0 && oldProps === props) return 0
  if (changes.length === 0) {
    process.stdout.write(`The props are not what ${propsFile} says. If that is meant: npm run design-system:api\n`)
    return 1
  }
  process.stdout.write(
    `What the design system offers is not what ${apiFile} says:\n\n${changes.join('\n')}\n\nIf that is meant: npm run design-system:api\n`,
  )
  return 1
})
