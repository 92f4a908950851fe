import type { S3Settings } from '../../platform/config/env.ts'
import { signS3Request } from './sign-s3-request.ts'
import { type Storage, StorageUnavailable } from '../../ports/storage.ts'

/** Timeout of a call to the service, in milliseconds. */
const timeoutMs = 15_000

/** Stores files in a bucket. Its address is in the path and not in the host name, which every compatible service accepts. */
export function s3Storage(settings: S3Settings, now: () => Date = () => new Date()): Storage {
  async function call(
    method: string,
    key: string,
    body: Uint8Array = new Uint8Array(),
    headers: Record<string, string> = {},
  ) {
    const url = new URL(`/${settings.bucket}/${key}`, settings.endpoint)
    try {
      const response = await fetch(url, {
        method,
        headers: signS3Request(settings, method, url, headers, body, now()),
        ...(method === 'PUT' && { body: new Uint8Array(body) }),
        // The signature is for this host only.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      // The body is read also when nothing needs it, so that the connection can be used again.
      return { status: response.status, ok: response.ok, bytes: Buffer.from(await response.arrayBuffer()) }
    } catch (error) {
      throw new StorageUnavailable(`The storage does not answer ${method}`, { cause: error })
    }
  }
  const refuse = (method: string, { status, bytes }: { status: number; bytes: Buffer }) => {
    const code = /<Code>(\w+)<\/Code>/.exec(bytes.toString('utf8'))?.[1]
    return new StorageUnavailable(`The storage answered ${status}${code === undefined ? '' : ` ${code}`} to ${method}`)
  }
  return {
    put: async (key, bytes, contentType) => {
      const answer = await call('PUT', key, bytes, { 'content-type': contentType })
      if (!answer.ok) throw refuse('PUT', answer)
    },
    get: async (key) => {
      const answer = await call('GET', key)
      if (answer.ok) return answer.bytes
      // A missing bucket is an error of the settings, unlike a missing file.
      if (answer.status === 404 && !answer.bytes.includes('NoSuchBucket')) return undefined
      throw refuse('GET', answer)
    },
    remove: async (key) => {
      const answer = await call('DELETE', key)
      if (!answer.ok && answer.status !== 404) throw refuse('DELETE', answer)
    },
  }
}
