import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import type { Variables } from '../platform/http/context.ts'
import { serveOpenApi } from './openapi-route.ts'

const app = new Hono<{ Variables: Variables }>()
serveOpenApi(app)

const ask = async (headers: Record<string, string> = {}) => {
  const response = await app.request('/api/v1/openapi.json', { headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('the description of the API is sent compressed with %s, for five minutes', async (encoding, decompress) => {
  const { headers, bytes } = await ask({ 'Accept-Encoding': encoding })
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('cache-control')).toBe('public, max-age=300')
  const plain = await ask()
  expect(decompress(bytes).toString()).toBe(plain.bytes.toString())
  expect(JSON.parse(plain.bytes.toString())).toMatchObject({ openapi: '3.1.0' })
  expect(bytes.length).toBeLessThan(plain.bytes.length / 5)
})

it('the description of the API is not sent again to who has it, and is written once', async () => {
  const { headers } = await ask()
  const make = vi.spyOn(JSON, 'stringify')
  const again = await ask({ 'If-None-Match': headers.get('etag') ?? '' })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  expect((await ask()).status).toBe(200)
  expect(make).not.toHaveBeenCalled()
  make.mockRestore()
})
