import { createHash } from 'node:crypto'
import { runnerImport, type Plugin } from 'vite'

/** Where the script lives that sets the theme before the first paint; it exports `themeScript`, plain JavaScript as a string. */
const themeScriptModule = 'src/design-system/themes/theme-script.ts'

/** Marks the place in index.html: before the stylesheets, whose loading would hold a later script back. */
const marker = '<!-- theme start script -->'

/** What the server reads from `dist/web/csp.json` to allow exactly the inline scripts of this build. */
export type CspFile = { readonly scriptHashes: readonly string[] }

/** The `script-src` source (`sha256-…`) that allows one inline script, byte for byte. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}`
}

/**
 * Puts the theme start script inline into the head of index.html, so that the right theme is there at the first paint,
 * and writes its hash to `csp.json` beside it, so that the server can forbid every other inline script.
 * Other pages that go through the same configuration (Storybook's preview frame) are left alone.
 */
export function inlineThemeScript(): Plugin {
  let root = process.cwd()
  let inlined: string | undefined
  const readScript = async () => {
    const { module } = await runnerImport<{ themeScript?: unknown }>(themeScriptModule, { root, configFile: false, logLevel: 'error' })
    if (typeof module.themeScript !== 'string') throw new TypeError(`${themeScriptModule} must export the string themeScript`)
    return module.themeScript
  }
  return {
    name: 'marquee:inline-theme-script',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, page) {
        if (page.path !== '/index.html') return html
        if (!html.includes(marker)) throw new Error(`index.html has lost its marker ${marker}`)
        const script = await readScript()
        inlined = script
        return html.replace(marker, () => `<script>${script}</script>`)
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (inlined === undefined) return
        const csp: CspFile = { scriptHashes: [scriptHash(inlined)] }
        this.emitFile({ type: 'asset', fileName: 'csp.json', source: `${JSON.stringify(csp)}\n` })
      },
    },
  }
}
