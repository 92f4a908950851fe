import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { inlineThemeScript } from './inline-theme-script.ts'

let folder: string

beforeEach(() => {
  // Inside the checkout, so that the fixture's imports find node_modules.
  mkdirSync(inRoot('.cache'), { recursive: true })
  folder = mkdtempSync(inRoot('.cache', 'plugins-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function buildFixture(plugin: Plugin, files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  await build({ root: folder, configFile: false, logLevel: 'silent', plugins: [plugin], build: { outDir: 'dist', minify: false } })
  const assets = readdirSync(join(folder, 'dist', 'assets')).filter((name) => name.endsWith('.js'))
  return assets.map((name) => readFileSync(join(folder, 'dist', 'assets', name), 'utf8')).join('\n')
}

const page = (head: string) => `<!doctype html><html><head>${head}</head><body><script type="module" src="/main.ts"></script></body></html>`

describe('inlineThemeScript', () => {
  const theme = { 'src/design-system/themes/theme-script.ts': `export const themeScript = 'document.title = "$&"'`, 'main.ts': 'console.log(1)' }

  it('inlines the script as it is, and allows exactly it', async () => {
    await buildFixture(inlineThemeScript(), { ...theme, 'index.html': page('<!-- theme start script -->') })
    const html = readFileSync(join(folder, 'dist', 'index.html'), 'utf8')
    const inlined = /<script>(?<code>[^<]*)<\/script>/.exec(html)?.groups?.['code'] ?? ''
    expect(inlined).toBe('document.title = "$&"')
    expect(JSON.parse(readFileSync(join(folder, 'dist', 'csp.json'), 'utf8'))).toEqual({
      scriptHashes: [`sha256-${createHash('sha256').update(inlined).digest('base64')}`],
    })
  })

  it('fails the build when the page has no place for it', async () => {
    await expect(buildFixture(inlineThemeScript(), { ...theme, 'index.html': page('') })).rejects.toThrow(/lost its marker/)
  })
})
