import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { runnerImport, type Plugin, type Rolldown } from 'vite'
import { calledHosts } from './push-worker.ts'
import { filesAhead, preloadScript, type Bundle, type FirstReads, type RouteModules } from './preload-script.ts'

/** The module of the script that sets the theme before the first paint; it exports `themeScript`, plain JavaScript as a string. */
const themeScriptModule = 'src/design-system/themes/theme-script.ts'

/** The module of the script that says which form of the sidebar was chosen; it exports `sidebarScript`. */
const sidebarModule = 'src/app/shell/sidebar-cookie.ts'

/** The module of the start-up picture; it exports `logoLoaderMarkup(label)`. */
const pictureModule = 'src/design-system/lib/logo-loader-markup.ts'

/** The module of the addresses that first visits read; it exports `firstReads(baseUrl)` and `anyEmployer`, which stands for the employer in them. */
const readsModule = 'src/app/first-reads.ts'

/**
 * Marks the place of the inline script in index.html: before the stylesheets, because a script after them waits until they have
 * loaded.
 */
const scriptMarker = '<!-- start script -->'

/** Marks the place of the start-up picture in index.html: inside the root, so that React replaces it. */
const pictureMarker = '<!-- start picture -->'

/** What the server reads from `dist/web/csp.json` to allow exactly the inline scripts and the other hosts of this build. */
export type CspFile = { readonly scriptHashes: readonly string[]; readonly connectHosts: readonly string[] }

/** The `script-src` source (`sha256-…`) that allows one inline script, byte for byte. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}`
}

/**
 * Completes index.html: the right theme at the first paint, the logo animation before any script of the app runs
 * (spec S1-2), and files and data of the first page fetched in parallel with the entry. All of it is one inline script, whose hash goes
 * to `csp.json`, so that the server can forbid every other inline script.
 * Other pages of the same configuration (Storybook's preview frame) are not changed.
 */
export function startPage(routes: RouteModules): Plugin {
  let root = process.cwd()
  let inlined: string | undefined
  let connectHosts: readonly string[] = []
  let baseUrl: string | undefined
  const load = async (path: string, name: string): Promise<unknown> => {
    const { module } = await runnerImport<Record<string, unknown>>(path, {
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@': join(root, 'src') } },
    })
    if (module[name] === undefined) throw new TypeError(`${path} must export ${name}`)
    return module[name]
  }
  const requestsOf = async (bundle: Rolldown.OutputBundle) => {
    const firstReads = (await load(readsModule, 'firstReads')) as (baseUrl: string | undefined) => FirstReads
    return {
      files: filesAhead(toBundle(bundle), routes, root),
      reads: firstReads(baseUrl),
      employer: String(await load(readsModule, 'anyEmployer')),
    }
  }
  return {
    name: 'marquee:start-page',
    enforce: 'post',
    configResolved(config) {
      root = config.root
      connectHosts = calledHosts(config.env)
      baseUrl = config.env['VITE_API_BASE_URL'] as string | undefined
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, page) {
        if (page.path !== '/index.html') return html
        for (const marker of [scriptMarker, pictureMarker]) {
          if (!html.includes(marker)) throw new Error(`index.html has lost its marker ${marker}`)
        }
        const theme = String(await load(themeScriptModule, 'themeScript'))
        const sidebar = String(await load(sidebarModule, 'sidebarScript'))
        const picture = (await load(pictureModule, 'logoLoaderMarkup')) as (label: string) => string
        const ahead = page.bundle ? preloadScript(await requestsOf(page.bundle)) : ''
        inlined = [theme, sidebar, ahead].filter(Boolean).join(';')
        return html
          .replace(scriptMarker, () => `<script>${inlined}</script>`)
          .replace(pictureMarker, () => picture('Loading...'))
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (inlined === undefined) return
        const csp: CspFile = { scriptHashes: [scriptHash(inlined)], connectHosts }
        this.emitFile({ type: 'asset', fileName: 'csp.json', source: `${JSON.stringify(csp)}\n` })
      },
    },
  }
}

function toBundle(bundle: Rolldown.OutputBundle): Bundle {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  return chunks.map((chunk) => ({
    file: chunk.fileName,
    isEntry: chunk.isEntry,
    modules: chunk.moduleIds,
    imports: chunk.imports,
    css: [...(chunk.viteMetadata?.importedCss ?? [])],
  }))
}
