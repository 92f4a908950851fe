import { describe, expect, it } from 'vitest'
import { isOfKind, whyRejected } from './file-rules.ts'
import { runUpload } from './run-upload.ts'

const file = (name: string, type = '', size = 10) => ({ name, type, size })
const labels = {
  wrongType: (label: string) => `type ${label}`,
  tooLarge: (size: string) => `size ${size}`,
  empty: 'empty',
}

describe('isOfKind', () => {
  it('matches MIME types, wildcards, and file extensions in any case', () => {
    expect(isOfKind(file('a', 'image/png'), ['image/png'])).toBe(true)
    expect(isOfKind(file('a', 'IMAGE/PNG'), ['image/*'])).toBe(true)
    expect(isOfKind(file('Rider.PDF'), ['.pdf'])).toBe(true)
    expect(isOfKind(file('a.png'), ['image/png'])).toBe(false)
    expect(isOfKind(file('png', 'imagery/png'), ['image/*'])).toBe(false)
  })
})

describe('whyRejected', () => {
  const rules = { accept: { types: ['.pdf'], label: 'PDF' }, maxSize: 1024 }

  it('returns the first problem, and undefined for an accepted file', () => {
    expect(whyRejected(file('a.exe', '', 2048), rules, labels)).toBe('type PDF')
    expect(whyRejected(file('a.pdf', '', 1025), rules, labels)).toBe('size 1 KB')
    expect(whyRejected(file('a.pdf', '', 0), rules, labels)).toBe('empty')
    expect(whyRejected(file('a.pdf', '', 1024), rules, labels)).toBeUndefined()
    expect(whyRejected(file('a.exe', '', 2048), {}, labels)).toBeUndefined()
  })
})

describe('runUpload', () => {
  const { signal } = new AbortController()

  it('never rejects, neither for a rejected promise nor for a transport that throws synchronously', async () => {
    const error = new Error('offline')
    expect(
      await runUpload(
        () => Promise.reject(error),
        signal,
        () => undefined,
      ),
    ).toEqual({ status: 'failed', error })
    const throwing = () => {
      throw error
    }
    expect(await runUpload(throwing, signal, () => undefined)).toEqual({ status: 'failed', error })
  })

  it('passes the uploaded share, at most 1, and undefined while the total is unknown', async () => {
    const shares: number[] = []
    const outcome = await runUpload(
      ({ onProgress }) => {
        onProgress({ loaded: 1 })
        onProgress({ loaded: 5, total: 10 })
        onProgress({ loaded: 12, total: 10 })
        return Promise.resolve('id')
      },
      signal,
      (share) => shares.push(share),
    )
    expect(outcome).toEqual({ status: 'done', result: 'id' })
    expect(shares).toEqual([0.5, 1])
  })

  it('calls nothing after it was aborted', async () => {
    const controller = new AbortController()
    controller.abort()
    const shares: number[] = []
    const transport = ({ onProgress }: { onProgress: (progress: { loaded: number; total: number }) => void }) => {
      onProgress({ loaded: 1, total: 2 })
      return Promise.resolve('id')
    }
    expect(await runUpload(transport, controller.signal, (share) => shares.push(share))).toEqual({ status: 'aborted' })
    expect(
      await runUpload(
        () => Promise.reject(new Error('aborted')),
        controller.signal,
        () => undefined,
      ),
    ).toEqual({ status: 'aborted' })
    expect(shares).toEqual([])
  })
})
