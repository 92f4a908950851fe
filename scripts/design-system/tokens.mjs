import { mkdirSync, writeFileSync } from 'node:fs'
import { runMain } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { prepare } from '../lib/prepare.mjs'

// npm run tokens: writes the design tokens for design tools into docs/tokens, from the same source as the product's.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const { textOf, tokenFiles, tokensFolder } = await import('./lib/design-tokens.ts')
  mkdirSync(inRoot(tokensFolder), { recursive: true })
  const files = tokenFiles()
  for (const [name, file] of Object.entries(files)) writeFileSync(inRoot(tokensFolder, name), textOf(file))
  process.stdout.write(`${Object.keys(files).length} files are written into ${tokensFolder}.\n`)
  return 0
})
