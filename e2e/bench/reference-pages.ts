import { readFileSync, rmSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import react from '@vitejs/plugin-react'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { precompress } from '../../scripts/lib/precompress.mjs'

/** The pages on React alone; each is built by itself, so that it is one script. */
const scripted = ['form', 'shell'] as const

const source = inRoot('e2e', 'bench', 'reference')

/** Puts the stylesheet into the page, so that a reference needs no request for it, and the icon of the product. */
const completeHead = (html: string) =>
  html.replace(
    '<!-- head -->',
    () =>
      `<link rel="icon" href="/favicon.svg" type="image/svg+xml" /><style>${readFileSync(join(source, 'style.css'), 'utf8')}</style>`,
  )

const completeHeadPlugin: Plugin = { name: 'bench:complete-head', transformIndexHtml: completeHead }

/**
 * Builds the reference pages into a folder, with a brotli form of each file.
 * @returns the folder
 */
export async function buildReferencePages(): Promise<string> {
  const outDir = inRoot('.cache', 'bench', 'reference')
  rmSync(outDir, { recursive: true, force: true })
  for (const name of scripted) {
    await build({
      configFile: false,
      logLevel: 'warn',
      root: source,
      base: '/bench/',
      publicDir: false,
      plugins: [react(), completeHeadPlugin],
      build: {
        outDir: join(outDir, name),
        emptyOutDir: true,
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(source, `${name}.html`) },
      },
    })
    await cp(join(outDir, name), outDir, { recursive: true })
    rmSync(join(outDir, name), { recursive: true })
  }
  await mkdir(outDir, { recursive: true })
  await writeFile(join(outDir, 'plain.html'), completeHead(await readFile(join(source, 'plain.html'), 'utf8')))
  await precompress(outDir)
  return outDir
}
