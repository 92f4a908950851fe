import { existsSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { inRoot } from '../../scripts/lib/paths.mjs'
import type { Frame } from './cpu-profile.ts'

/**
 * Builds the front end a second time with source maps, which the product does not have; the scripts are the same to the letter, and so are their names.
 * @returns names a function of a built script by its source
 */
export async function sourceNames(): Promise<(frame: Frame) => string> {
  const outDir = inRoot('.cache', 'bench', 'source-maps')
  rmSync(outDir, { recursive: true, force: true })
  await build({
    configFile: inRoot('vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, sourcemap: 'hidden' },
  })
  const maps = new Map<string, SourceMap | undefined>()
  const mapOf = (url: string) => {
    if (!maps.has(url)) {
      const path = join(outDir, 'assets', `${basename(new URL(url).pathname)}.map`)
      maps.set(
        url,
        existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : undefined,
      )
    }
    return maps.get(url)
  }
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (!url.startsWith('http')) return functionName || '(anonymous)'
    if (lineNumber === 0 && columnNumber === 0) return `(evaluation of the modules of ${basename(url)})`
    // Node answers names too, which its types do not say; what is not of any source has no source.
    const entry: { readonly originalSource?: string; readonly originalLine?: number; readonly name?: string } =
      mapOf(url)?.findEntry(lineNumber, columnNumber) ?? {}
    const { originalSource, originalLine = 0, name = functionName || '(anonymous)' } = entry
    if (originalSource === undefined) return `${functionName || '(anonymous)'} ${basename(url)}:${columnNumber}`
    const source = originalSource.replace(/^(?:\.\.\/)+/, '').replace(/^.*node_modules\//, '')
    return `${name} ${source}:${originalLine + 1}`
  }
}
