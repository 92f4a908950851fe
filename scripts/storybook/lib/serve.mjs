import { preview } from 'vite'
import { inRoot } from '../../lib/paths.mjs'
import { staticFolder } from './static-build.mjs'

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
    build: { outDir: staticFolder },
    preview: { host: '127.0.0.1', port },
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server of the stories has no address')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
