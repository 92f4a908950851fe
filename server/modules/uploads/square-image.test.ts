import { expect, it } from 'vitest'
import { Refusal } from '../../platform/http/refusal.ts'
import { explainImageError } from './square-image.ts'

function explain(error: Error) {
  const logged: unknown[] = []
  const log = { info: () => undefined, error: (_: string, cause?: unknown) => void logged.push(cause) }
  return { answer: explainImageError(error, log), logged }
}

it.each([
  'Input buffer has corrupt header: webp: unable to parse image',
  'Input buffer contains unsupported image format',
  'VipsJpeg: premature end of JPEG image',
  'vipspng: libpng read error',
  'webp2vips: unable to read pixels',
  'Warning treated as error due to failOn setting\nPLTE: CRC error',
])('refuses a file for the error "%s" of its decoder', (message) => {
  const { answer, logged } = explain(new Error(message))
  expect(answer).toBeInstanceOf(Refusal)
  expect(answer).toMatchObject({ code: 'VALIDATION_FAILED', message: expect.stringContaining('is damaged') })
  expect(logged).toEqual([])
})

it('answers UNAVAILABLE to a timeout, and logs it', () => {
  const error = new Error('timeout: 42% complete')
  const { answer, logged } = explain(error)
  expect(answer).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 5 } })
  expect(logged).toEqual([expect.objectContaining({ error })])
})

it.each(['VipsJpeg: Insufficient memory (case 4)', 'out of memory --- size == 400MB', 'wbuffer_write: write failed'])(
  'does not blame the file for "%s"',
  (message) => {
    const error = new Error(message)
    expect(explain(error)).toEqual({ answer: error, logged: [] })
  },
)
