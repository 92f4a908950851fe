import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { buffer } from 'node:stream/consumers'

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Pictures to judge are posted below this path: `/__pictures/<story>/<mode>`. */
export const picturesPath = '/__pictures'

/**
 * Serves a folder on the loopback address and, for the test-runner, takes pictures to judge.
 * @param {string} folder @param {{ port?: number, judge?: import('./judge.mjs').Judge }} [options] port 0 or none: any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve(folder, { port = 0, judge } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (request.method === 'POST' && judge !== undefined && pathname.startsWith(`${picturesPath}/`)) {
      void answerPicture(pathname, request, response, judge)
      return
    }
    sendFile(folder, decodeURIComponent(pathname), response)
  })
  // A worker keeps its connection while a story is played, which may take longer than the five seconds a server waits by itself.
  server.keepAliveTimeout = 300_000
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * @param {string} pathname @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response @param {import('./judge.mjs').Judge} judge
 */
async function answerPicture(pathname, request, response, judge) {
  const [storyId = '', mode = ''] = pathname.slice(picturesPath.length + 1).split('/')
  try {
    const verdict = await judge.judge(storyId, mode, await buffer(request))
    response.setHeader('content-type', 'application/json').end(JSON.stringify(verdict))
  } catch (error) {
    response.statusCode = 400
    response.end(JSON.stringify({ message: error instanceof Error ? error.message : String(error) }))
  }
}

/** @param {string} folder @param {string} pathname @param {import('node:http').ServerResponse} response */
function sendFile(folder, pathname, response) {
  const file = join(folder, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    response.statusCode = 404
    response.end('Not found')
    return
  }
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
  response.setHeader(
    'cache-control',
    /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
  createReadStream(file).pipe(response)
}
