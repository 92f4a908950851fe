import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApiClient } from '../client/call.ts'
import { createHttp } from '../client/http.ts'
import { createSession } from '../client/session.ts'
import { upload } from '../contract/endpoints/upload.ts'
import { tokenOf } from './state.ts'
import { smallVenue } from './world.ts'
import { worldHandlers } from './world-handlers.ts'

const server = setupServer(...worldHandlers(smallVenue()))
beforeAll(() => server.listen())
afterAll(() => server.close())

it('takes a picture from a browser, and refuses what the server refuses by its form', async () => {
  const { employerId } = smallVenue()
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId }, token: tokenOf(employerId) })
  const client = createApiClient({ http: createHttp(`${window.location.origin}/api/v1`), session })
  const send = (file: File) => client.call(upload.uploadImage, { body: { purpose: 'profile', file } })
  const { url, thumbUrl } = await send(new File(['pixels'], 'ngozi.png', { type: 'image/png' }))
  expect(url).toMatch(/^\/uploads\/profile\/[0-9a-f]{32}\.webp$/)
  expect(thumbUrl).toBe(url.replace('.webp', '-128.webp'))
  await expect(send(new File([], 'empty.png'))).rejects.toMatchObject({
    kind: 'validation',
    errors: { file: ['Choose a PNG, JPEG or WebP image of at most 10 MB'] },
  })
})
