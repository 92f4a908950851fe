import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImagePurpose } from '../../../src/api/contract/schemas/upload.ts'
import { api } from '../../../src/api/contract/table.ts'
import { StorageUnavailable } from '../../ports/storage.ts'
import { upload } from '../../db/schema.ts'
import { noise } from '../../testing/image-files.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { day, minute } from '../../platform/clock/time.ts'
import { deleteExpired } from '../../housekeeping.ts'
import { removalsEnded } from './remove-uploads.ts'

const memory = memoryStorage()
/** What the storage refuses at the moment. */
const broken = { put: false, get: false, remove: false }
const check = (operation: keyof typeof broken) => {
  if (broken[operation]) throw new StorageUnavailable('Out of order')
}
let app: TestApp
let owner: Actor
let stranger: Actor
beforeAll(async () => {
  app = await createTestApp({
    storage: {
      put: async (key, ...rest) => {
        // The second of two files fails.
        if (!key.includes('-128')) check('put')
        await memory.put(key, ...rest)
      },
      get: async (key) => {
        check('get')
        return memory.get(key)
      },
      remove: async (key) => {
        check('remove')
        await memory.remove(key)
      },
    },
  })
  owner = await app.createEmployer('owner@example.com')
  stranger = await app.createEmployer('stranger@example.com')
})
beforeEach(async () => {
  Object.assign(broken, { put: false, get: false, remove: false })
  for (const actor of [owner, stranger]) {
    await app.call(api.company.updateCompanyProfile, { body: { image: null } }, actor)
    await app.call(api.company.updateProfile, { body: { image: null } }, actor)
  }
  await removalsEnded()
  memory.files.clear()
  await app.db.delete(upload)
  app.problems.splice(0)
  app.advance(16 * minute)
})
afterAll(() => app.close())

const png = await noise(20, 20).png().toBuffer()
const uploadAs = (actor: Actor, purpose: ImagePurpose) =>
  app.call(api.upload.uploadImage, { body: { purpose, file: new Blob([new Uint8Array(png)]) } }, actor)
const uploaded = async (purpose: ImagePurpose, actor = owner) => (await uploadAs(actor, purpose)).data.url

/** Saves the picture of the business or the person, and waits until the replaced one is removed. */
const save = async (purpose: ImagePurpose, url: string | null, actor = owner) => {
  const answer = await app.call(
    purpose === 'company' ? api.company.updateCompanyProfile : api.company.updateProfile,
    { body: { image: url === null ? null : { url } } },
    actor,
  )
  await removalsEnded()
  return answer
}
const shown = async (purpose: ImagePurpose) =>
  (await app.call(purpose === 'company' ? api.company.getCompanyProfile : api.company.getProfile, {}, owner)).data.image
    ?.url
const keys = () => [...memory.files.keys()].toSorted()
const keysOf = (...urls: string[]) =>
  urls
    .flatMap((url) => [url, url.replace('.webp', '-128.webp')])
    .map((url) => url.replace('/uploads/', ''))
    .toSorted()

describe.each(['company', 'profile'] as const)('the picture of a %s', (purpose) => {
  it('is an upload of this employer for this purpose', async () => {
    const other = purpose === 'company' ? 'profile' : 'company'
    const [own, foreign, wrong] = [await uploaded(purpose), await uploaded(purpose, stranger), await uploaded(other)]
    for (const url of [
      foreign,
      wrong,
      own.replace('.webp', '-128.webp'),
      own.replace('/uploads/', '/'),
      own.replace('/uploads/', '/uploads/../uploads/'),
      `${own}?x`,
      '/uploads/',
      '/_outbox',
      '/\\evil.example/x.png',
    ]) {
      const answer = await save(purpose, url)
      expect([url, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([url, 422, ['image']])
    }
    expect((await save(purpose, own)).status).toBe(200)
    expect((await save(purpose, own)).status).toBe(200)
    expect(await shown(purpose)).toBe(own)
    expect(keys()).toEqual(keysOf(own, foreign, wrong))
  })

  it('is removed from the storage when another or none takes its place', async () => {
    const [first, second] = [await uploaded(purpose), await uploaded(purpose)]
    await save(purpose, first)
    await save(purpose, second)
    expect(keys()).toEqual(keysOf(second))
    await save(purpose, 'https://img.example/logo.png')
    expect([keys(), await app.db.$count(upload)]).toEqual([[], 0])
    expect((await save(purpose, second)).status).toBe(422)
    expect(await shown(purpose)).toBe('https://img.example/logo.png')
  })

  it('stays when the call is refused or changes something else', async () => {
    const url = await uploaded(purpose)
    await save(purpose, url)
    await save(purpose, '/uploads/none.webp')
    await app.call(api.company.updateProfile, { body: { firstName: 'Ada' } }, owner)
    await app.call(api.company.updateCompanyProfile, { body: { about: 'x' } }, owner)
    app.advance(3 * day)
    await deleteExpired(app.deps)
    expect(keys()).toEqual(keysOf(url))
  })

  it('is the last of several that are saved at the same time', async () => {
    const urls = await Promise.all([1, 2, 3, 4].map(() => uploaded(purpose)))
    await Promise.all(urls.map((url) => save(purpose, url)))
    const remaining = await shown(purpose)
    app.advance(3 * day)
    await deleteExpired(app.deps)
    expect(keys()).toEqual(keysOf(remaining ?? ''))
  })
})

describe('an upload that no profile uses', () => {
  it('is removed after a day', async () => {
    const [used] = [await uploaded('company'), await uploaded('company')]
    await save('company', used)
    app.advance(day - minute)
    await deleteExpired(app.deps)
    expect(keys()).toHaveLength(4)
    app.advance(2 * minute)
    const late = await uploaded('profile', stranger)
    await deleteExpired(app.deps)
    expect(keys()).toEqual(keysOf(used, late))
    expect(await app.db.$count(upload)).toBe(2)
  })

  it('is tried again later when the storage fails', async () => {
    const [first, second] = [await uploaded('company'), await uploaded('company')]
    await save('company', first)
    broken.remove = true
    expect((await save('company', second)).status).toBe(200)
    expect(keys()).toEqual(keysOf(first, second))
    expect(app.problems).toEqual([expect.any(StorageUnavailable)])
    app.advance(2 * day)
    await expect(deleteExpired(app.deps)).rejects.toThrow(StorageUnavailable)
    broken.remove = false
    await deleteExpired(app.deps)
    expect(keys()).toEqual(keysOf(second))
  })
})

it('leaves nothing behind, and answers 503, when the storage fails', async () => {
  broken.put = true
  const answer = await uploadAs(owner, 'company')
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE'])
  await removalsEnded()
  expect([keys(), await app.db.$count(upload)]).toEqual([[], 0])
  expect(app.problems).toHaveLength(1)
})

it('answers 503 to a picture while the storage fails', async () => {
  const url = await uploaded('company')
  broken.get = true
  expect((await app.request(url)).status).toBe(503)
})
