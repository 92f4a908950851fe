import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeS3 } from '../../testing/fake-s3.ts'
import { diskStorage } from './disk.ts'
import { s3Storage } from './s3.ts'
import { signS3Request } from './sign-s3-request.ts'
import { type Storage, StorageUnavailable } from '../../ports/storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquee-storage-'))
let s3: Awaited<ReturnType<typeof startFakeS3>>
beforeAll(async () => {
  s3 = await startFakeS3()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await s3.close()
})

const adapters: Record<string, () => Storage> = {
  disk: () => diskStorage(join(folder, 'uploads')),
  s3: () => s3Storage(s3.settings),
}

describe.each(Object.entries(adapters))('%s', (_, create) => {
  it('returns what was stored, replaces it and removes it', async () => {
    const storage = create()
    expect(await storage.get('company/a.webp')).toBeUndefined()
    await storage.put('company/a.webp', Buffer.from([0, 1, 255]), 'image/webp')
    await storage.put('company/b.webp', Buffer.from('b'), 'image/webp')
    expect(await storage.get('company/a.webp')).toEqual(Buffer.from([0, 1, 255]))
    await storage.put('company/a.webp', Buffer.from('new'), 'image/webp')
    expect(await storage.get('company/a.webp')).toEqual(Buffer.from('new'))
    await storage.remove('company/a.webp')
    await storage.remove('company/a.webp')
    expect(await storage.get('company/a.webp')).toBeUndefined()
    expect(await storage.get('company/b.webp')).toEqual(Buffer.from('b'))
  })
})

it('disk leaves no temporary file when a file cannot be stored', async () => {
  const storage = diskStorage(join(folder, 'full'))
  mkdirSync(join(folder, 'full/company/a.webp/x'), { recursive: true })
  await expect(storage.put('company/a.webp', Buffer.from('a'), 'image/webp')).rejects.toThrow(StorageUnavailable)
  await expect(storage.get('company/a.webp')).rejects.toThrow(StorageUnavailable)
  expect(readdirSync(join(folder, 'full/company'))).toEqual(['a.webp'])
})

it('disk does not read what a crash left of a file, and removes it', async () => {
  const storage = diskStorage(join(folder, 'crashed'))
  mkdirSync(join(folder, 'crashed/company'), { recursive: true })
  writeFileSync(join(folder, 'crashed/company/a.webp.tmp'), 'half')
  expect(await storage.get('company/a.webp')).toBeUndefined()
  await storage.remove('company/a.webp')
  expect(readdirSync(join(folder, 'crashed/company'))).toEqual([])
})

describe('s3', () => {
  it('stores the content type', async () => {
    await s3Storage(s3.settings).put('profile/c.webp', Buffer.from('c'), 'image/webp')
    expect(s3.files.get('profile/c.webp')?.type).toBe('image/webp')
  })

  it('signs as the example of the AWS documentation', () => {
    const { authorization } = signS3Request(
      {
        region: 'us-east-1',
        accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
        secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      },
      'GET',
      new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      { range: 'bytes=0-9' },
      new Uint8Array(),
      new Date('2013-05-24T00:00:00Z'),
    )
    expect(authorization).toMatch(/Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/)
  })

  it.each([
    ['a wrong secret', () => s3Storage({ ...s3.settings, secretAccessKey: 'wrong' }), /403 SignatureDoesNotMatch/],
    ['a missing bucket', () => s3Storage({ ...s3.settings, bucket: 'other' }), /404 NoSuchBucket to GET/],
    ['no service', () => s3Storage({ ...s3.settings, endpoint: 'http://127.0.0.1:9' }), /does not answer GET/],
  ])('says that it failed with %s', async (_, create, message) => {
    const error: unknown = await create()
      .get('company/a.webp')
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(StorageUnavailable)
    expect(String(error)).toMatch(message)
  })

  it('says that it failed when the service is overloaded', async () => {
    s3.fault.status = 503
    await expect(s3Storage(s3.settings).put('company/d.webp', Buffer.from('d'), 'image/webp')).rejects.toThrow(
      '503 SlowDown to PUT',
    )
    await expect(s3Storage(s3.settings).remove('company/d.webp')).rejects.toThrow('503 SlowDown to DELETE')
    s3.fault.status = undefined
  })
})
