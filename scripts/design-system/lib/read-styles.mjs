import { setAdapter } from '@vanilla-extract/css/adapter'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { readdirSync } from 'node:fs'
import { createServer } from 'vite'
import { inRoot, root } from '../../lib/paths.mjs'

/**
 * @typedef {{ readonly [key: string]: unknown }} Rule
 * @typedef {object} Style
 * @property {string} file relative to the root
 * @property {string} selector a class's name, or for a global style its selector; for an animation `keyframesSelector`
 * @property {boolean} isGlobal
 * @property {Rule} rule as in the `.css.ts` file, with the values of tokens as `var(--mq-…)`
 * @property {readonly string[]} composed the classes that this one is composed of
 */

/** The selector of the steps of an animation. */
export const keyframesSelector = '@keyframes'

/** Reads every style of the product's `.css.ts` files, which are run without producing CSS. @returns {Promise<Style[]>} */
export async function readStyles() {
  /** @type {Omit<Style, 'composed'>[]} */
  const rules = []
  /** @type {Map<string, string[]>} */
  const compositions = new Map()
  let file = ''
  setAdapter({
    appendCss: (css) => {
      if (css.type === 'local' || css.type === 'global') {
        rules.push({
          file,
          selector: css.selector,
          isGlobal: css.type === 'global',
          rule: /** @type {Rule} */ (css.rule),
        })
      }
      if (css.type === 'keyframes') {
        rules.push({ file, selector: keyframesSelector, isGlobal: false, rule: /** @type {Rule} */ (css.rule) })
      }
    },
    registerClassName: () => {},
    registerComposition: ({ identifier, classList }) => void compositions.set(identifier, classList.split(' ')),
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'debug',
  })
  const server = await createServer({
    root,
    configFile: false,
    cacheDir: inRoot('.cache', 'vite-styles'),
    appType: 'custom',
    logLevel: 'error',
    resolve: { alias: { '@': inRoot('src') } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [
      {
        // Each stylesheet reports its file before it creates its first style, as with vanilla-extract's own plugin.
        name: 'say-which-stylesheet',
        transform: (code, id) =>
          id.endsWith('.css.ts') ? `globalThis.marqueeEnterStylesheet(${JSON.stringify(id)});\n${code}` : undefined,
      },
    ],
  })
  try {
    Object.assign(globalThis, {
      marqueeEnterStylesheet: (/** @type {string} */ id) => {
        file = id.slice(root.length)
        setFileScope(file, 'marquee')
      },
    })
    const files = readdirSync(inRoot('src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.css.ts'),
    )
    for (const name of files) await server.ssrLoadModule(`/src/${name.replaceAll('\\', '/')}`)
  } finally {
    await server.close()
  }
  return rules.map((style) => ({
    ...style,
    composed: (compositions.get(style.selector) ?? []).filter((other) => other !== style.selector),
  }))
}
