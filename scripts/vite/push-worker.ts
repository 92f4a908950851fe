import { build, type Plugin, type ResolvedConfig } from 'vite'
import { firebaseSettings } from '../../src/lib/firebase-settings.ts'

const entry = 'src/features/push/worker/push-sw.ts'
const fileName = 'push-sw.js'

/** The hosts that Firebase's push messages need: the policy of the page allows them only in a build with Firebase's settings. */
const firebaseHosts = ['https://fcmregistrations.googleapis.com', 'https://firebaseinstallations.googleapis.com']

/** The hosts beside its own that a build with these variables calls. @throws Error that names a missing variable */
export function calledHosts(env: Readonly<Record<string, unknown>>): readonly string[] {
  return firebaseSettings(env) === undefined ? [] : firebaseHosts
}

/**
 * Builds the service worker for push messages into one file at the root of the site. It is a build of its own, because a service worker in
 * the build of the pages would share their chunks. Nothing is built without Firebase's settings.
 */
export function pushWorker(): Plugin {
  let config: ResolvedConfig
  const isConfigured = () => calledHosts(config.env).length > 0
  return {
    name: 'marquee:push-worker',
    configResolved(resolved) {
      config = resolved
      isConfigured()
    },
    async generateBundle() {
      if (isConfigured()) this.emitFile({ type: 'asset', fileName, source: await bundleWorker(config) })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response, next) => {
        if (!isConfigured()) return next()
        bundleWorker(config).then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next)
      })
    },
  }
}

/** The service worker as one classic script. */
async function bundleWorker({ root, mode, envDir, resolve, build: { target } }: ResolvedConfig): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    mode,
    envDir,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: resolve.alias },
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: fileName } },
    },
  })
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const worker = outputs.find((output) => output.type === 'chunk')
  if (worker === undefined) throw new Error(`${entry} was built into nothing`)
  return worker.code
}
