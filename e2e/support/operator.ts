import { inRoot } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/process.mjs'
import { productDataDir } from './environment.ts'

/** Runs `npm run support` beside the running product, as its operator does. @throws when the command fails */
export async function runSupport(...words: readonly string[]): Promise<void> {
  const env = { ...process.env, MARQUEE_DATA_DIR: productDataDir() }
  const code = await run(process.execPath, [inRoot('scripts/support.mjs'), ...words], { env, input: 'ignore' })
  if (code !== 0) throw new Error(`npm run support -- ${words.join(' ')} ended with ${code}`)
}
