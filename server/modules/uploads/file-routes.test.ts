import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { diskStorage } from '../../adapters/storage/disk.ts'
import { s3Storage } from '../../adapters/storage/s3.ts'
import type { Storage } from '../../ports/storage.ts'
import { type Listening, listen } from '../../platform/http/listen.ts'
import { addressOf } from '../../testing/address-of.ts'
import { startFakeS3 } from '../../testing/fake-s3.ts'
import { noise } from '../../testing/image-files.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquee-uploads-'))
let s3: Awaited<ReturnType<typeof startFakeS3>>
beforeAll(async () => {
  s3 = await startFakeS3()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await s3.close()
})

const png = await noise(20, 20).png().toBuffer()
const storages: Record<string, () => Storage> = {
  disk: () => diskStorage(join(folder, 'uploads')),
  s3: () => s3Storage(s3.settings),
}

describe.each(Object.entries(storages))('with the storage %s', (kind, create) => {
  let app: TestApp
  let actor: Actor
  beforeAll(async () => {
    app = await createTestApp({ storage: create() })
    actor = await app.createEmployer()
  })
  afterAll(() => app.close())

  const send = (file: Buffer) =>
    app.call(api.upload.uploadImage, { body: { purpose: 'company', file: new Blob([new Uint8Array(file)]) } }, actor)
  const filesOf = () =>
    kind === 's3'
      ? [...s3.files.keys()]
      : readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

  it('stores nothing of a file that is refused', async () => {
    expect((await send(png.subarray(0, 100))).status).toBe(422)
    expect(filesOf()).toEqual([])
  })

  it('serves the image and its thumbnail for good, as an image that can do nothing', async () => {
    const { data } = await send(png)
    for (const [url, width] of [
      [data.url, 512],
      [data.thumbUrl, 128],
    ] as const) {
      const response = await app.request(url)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      const about = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect(about).toMatchObject({ format: 'webp', width, height: width })
      const head = await app.request(url, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
    expect(filesOf()).toHaveLength(2)
  })

  it('answers 404 to every other path', async () => {
    writeFileSync(join(folder, 'secret.webp'), 'secret')
    const name = '0'.repeat(32)
    for (const path of [
      '/uploads',
      '/uploads/',
      '/uploads/company',
      `/uploads/company/${name}.webp`,
      `/uploads/company/${name}.html`,
      `/uploads/other/${name}.webp`,
      '/uploads/../secret.webp',
      '/uploads/%2e%2e/secret.webp',
      '/uploads/..%2fsecret.webp',
      '/uploads/company/..%2f..%2f..%2fsecret.webp',
      '/uploads/company/%2e%2e%5csecret.webp',
      '/uploads//etc/passwd',
      `/uploads/company/${name}.webp%00`,
      `/uploads/company/${name}.webp%0a`,
    ]) {
      const response = await app.request(path)

      expect([path, response.status]).toEqual([path, 404])
      expect(await response.text()).not.toContain('secret')
    }
    expect((await app.request('/uploads/company/x.webp', { method: 'DELETE' })).status).toBe(405)
  })
})

describe('over a connection', () => {
  let app: TestApp
  let actor: Actor
  let server: Listening
  beforeAll(async () => {
    app = await createTestApp()
    actor = await app.createEmployer()
    server = await listen(app.app, '127.0.0.1', 0)
  })
  afterAll(async () => {
    await server.close()
    await app.close()
  })

  /** Sends 64 KB at a time until the server answers or `total` bytes are sent. */
  const stream = (total: number, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; body: string; sent: number }>((resolve, reject) => {
      const call = request({
        host: '127.0.0.1',
        port: server.port,
        path: addressOf(api.upload.uploadImage, { employerId: actor.employerId }),
        method: 'POST',
        headers: {
          Authorization: `Bearer ${actor.token}`,
          'Content-Type': 'multipart/form-data; boundary=x',
          ...headers,
        },
      })
      let sent = 0
      let isAnswered = false
      const send = () => {
        if (isAnswered) return
        if (sent >= total) {
          call.end()
          return
        }
        sent += 65_536
        call.write(Buffer.alloc(65_536), send)
      }
      call.on('response', (response) => {
        isAnswered = true
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode, body, sent }))
        response.on('error', reject)
      })
      call.on('error', (error) => {
        if (!isAnswered) reject(error)
      })
      call.flushHeaders()
      send()
    })

  it('refuses a body that is too long before all of it was sent', async () => {
    const total = 300_000_000
    const answer = await stream(total, { 'Transfer-Encoding': 'chunked' })
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.body)).toMatchObject({
      code: 'BODY_TOO_LARGE',
      message: 'This file is too large: choose one of at most 10 MB.',
    })
    expect(answer.sent).toBeLessThan(total / 2)
  })

  it('refuses a length that is too long before any of it was sent', async () => {
    const answer = await stream(0, { 'Content-Length': '30000000' })
    expect([answer.status, answer.sent]).toEqual([413, 0])
  })
})
