import type { Hono } from 'hono'
import { imageType, isStoredKey, uploadsPath } from './upload-keys.ts'
import type { AppContext, Variables } from '../../platform/http/context.ts'
import type { HttpDeps } from '../../ports/handlers.ts'

/** Serves uploaded images from the storage. Only keys that an upload can have are looked up, so no path leads out of the storage. */
export function serveUploads(app: Hono<{ Variables: Variables }>, { storage }: HttpDeps) {
  const respond = async (c: AppContext) => {
    const key = c.req.path.slice(uploadsPath.length)
    const bytes = isStoredKey(key) ? await storage.get(key) : undefined
    if (bytes === undefined) {
      c.header('Cache-Control', 'no-store')
      return c.text('Not found\n', 404)
    }
    c.header('Content-Type', imageType)
    c.header('Content-Disposition', 'inline')
    // A key is never used for other content.
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('Content-Security-Policy', "default-src 'none'; sandbox")
    return c.body(new Uint8Array(bytes))
  }
  app.get('/uploads', respond)
  app.get(`${uploadsPath}*`, respond)
}
