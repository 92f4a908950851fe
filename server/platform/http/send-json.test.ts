import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Variables } from './context.ts'
import { sendJson } from './send-json.ts'

const long = { data: Array.from({ length: 100 }, (_, index) => `Gig ${index}: ọjọ́ ìbí`) }
const app = new Hono<{ Variables: Variables }>()
app.get('/long', (c) => sendJson(c, long))
app.get('/short', (c) => sendJson(c, { data: null }))

async function ask(path: string, accepted?: string) {
  const response = await app.request(path, accepted === undefined ? {} : { headers: { 'Accept-Encoding': accepted } })
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
])('compresses a long answer for a browser that takes %s', async (accepted, encoding, decompress) => {
  const { headers, bytes } = await ask('/long', accepted)
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(headers.get('content-length')).toBe(String(bytes.length))
  expect(JSON.parse(decompress(bytes).toString())).toEqual(long)
  expect(bytes.length).toBeLessThan(JSON.stringify(long).length / 2)
})

it.each([
  ['a short answer', '/short', 'br', { data: null }],
  ['a long answer where nothing is accepted', '/long', undefined, long],
])('sends %s as it is', async (_, path, accepted, body) => {
  const { headers, bytes } = await ask(path, accepted)
  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(JSON.parse(bytes.toString())).toEqual(body)
})
