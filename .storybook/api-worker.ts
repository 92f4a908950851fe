import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'

/** Files of Storybook itself come from its own origin, outside the API's paths. */
const isOwnFile = (url: URL) => url.origin === globalThis.location.origin && !url.pathname.startsWith('/api/')

/**
 * Starts the mock API. A request to the API that no handler answers, and any request to another host, fails and is
 * written to the console as an error, which fails the story.
 */
export async function startApiWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: './api-worker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (frame instanceof HttpNetworkFrame && isOwnFile(new URL(frame.data.request.url))) return
      defaults.error()
    },
  })
  return worker
}
