import { createServer } from 'node:net'
import { chromium } from 'playwright'
import { chromiumFlags } from '../../lib/browser.mjs'

const flags = [
  ...chromiumFlags,
  // Text without colour fringes. Each change is drawn whole, as patched-up curves differ by a shade, and the same on every processor.
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  // No way out to other hosts.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** @returns {Promise<number>} a port of the loopback address that nobody uses */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('The server has no address'))))
    })
  })
}

/**
 * Starts the browser that draws all stories of a run. The workers speak to it over its own protocol.
 * @param {string} executablePath
 * @returns {Promise<{ endpoint: string, name: string, close: () => Promise<void> }>} where it listens, and how the baselines call it
 */
export async function startStoriesBrowser(executablePath) {
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, args: [...flags, `--remote-debugging-port=${port}`] })
  return {
    endpoint: `http://127.0.0.1:${port}`,
    name: `Chromium ${browser.version()} on ${process.platform} ${process.arch}`,
    close: () => browser.close(),
  }
}
