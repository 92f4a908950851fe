import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { build } from 'vite'
import config from '../../vite.config.ts'

it('leaves the style element of the installed sonner out', async () => {
  const installed = path.join(path.dirname(createRequire(import.meta.url).resolve('sonner')), 'index.mjs')
  expect(await readFile(installed, 'utf8')).toMatch(/^__insertCSS\("/m)
  const { treeshake } = config({ command: 'build', mode: 'production' }).build?.rolldownOptions ?? {}
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: installed, external: /^react/, ...(treeshake && { treeshake }) } },
  })
  const [chunk] = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  expect(chunk?.type === 'chunk' && chunk.code.includes('createElement("style")')).toBe(false)
})
