import { preview } from 'vite'
import { inRoot } from '../../lib/paths.mjs'
import { staticFolder } from './static-build.mjs'

/**
 * Lets the browser keep files that carry a hash of their content in their name, with their compiled code. Vite's own preview has it ask for each again.
 * @type {import('vite').Plugin}
 */
const keepAssets = {
  name: 'marquee:keep-assets',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/assets/') === true) {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      }
      next()
    })
  },
}

/**
 * Serves the static Storybook on the loopback address.
 * @param {number} [port] 0 or none: any free one
 */
export async function serveStorybook(port = 0) {
  const server = await preview({
    configFile: false,
    root: inRoot(),
    appType: 'mpa',
    logLevel: 'silent',
    plugins: [keepAssets],
    build: { outDir: staticFolder },
    preview: { host: '127.0.0.1', port },
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server of the stories has no address')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
