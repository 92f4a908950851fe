import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Hono } from 'hono'
import type { Variables } from '../platform/http/context.ts'
import { etagOf, sendFile, type StaticFile } from '../platform/http/static-files.ts'
import { apiBase } from '../ports/handlers.ts'
import { openApiDocument } from './openapi.ts'

/** Writes and compresses the document. It changes only with the code, so a browser may keep it for five minutes. */
async function makeFile(): Promise<StaticFile> {
  const body = Buffer.from(JSON.stringify(openApiDocument()))
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)])
  return {
    body,
    encodings: new Map([
      ['br', Buffer.from(br)],
      ['gzip', Buffer.from(gz)],
    ]),
    type: 'application/json',
    etag: etagOf(body),
    cacheControl: 'public, max-age=300',
  }
}

/** Serves the description of the API, which is written and compressed at the first call only: anybody may call it. */
export function serveOpenApi(app: Hono<{ Variables: Variables }>) {
  let file: Promise<StaticFile> | undefined
  app.get(`${apiBase}/openapi.json`, async (c) => {
    file ??= makeFile()
    return sendFile(c, await file)
  })
}
