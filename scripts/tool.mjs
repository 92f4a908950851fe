import { runMain, SetupError } from './lib/fail.mjs'
import { prepare } from './lib/prepare.mjs'
import { runTool } from './lib/process.mjs'

// node scripts/tool.mjs <package> [arguments]: runs an installed package's command on a fresh clone too.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const [name, ...args] = process.argv.slice(2)
  if (name === undefined) throw new SetupError('Which tool? For example: node scripts/tool.mjs storybook dev')
  return runTool(name, args)
})
