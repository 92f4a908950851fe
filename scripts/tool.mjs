import { runMain, SetupError } from './lib/fail.mjs'
import { prepare } from './lib/prepare.mjs'
import { runTool } from './lib/process.mjs'

// node scripts/tool.mjs <package> [arguments]: runs a package's command, after installing the packages where they are missing.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const [name, ...args] = process.argv.slice(2)
  if (name === undefined) throw new SetupError('Which tool? For example: node scripts/tool.mjs storybook dev')
  return runTool(name, args)
})
