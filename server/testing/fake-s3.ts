import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { signS3Request } from '../adapters/storage/sign-s3-request.ts'
import type { S3Settings } from '../platform/config/env.ts'

/** A small S3-compatible service with one bucket, which checks each signature by signing the request again. */
export async function startFakeS3() {
  const files = new Map<string, { bytes: Buffer; type: string | undefined }>()
  /** The status of every answer, while it is not undefined. */
  const fault: { status: number | undefined } = { status: undefined }
  const account = { region: 'eu-west-1', accessKeyId: 'AKIA1', secretAccessKey: 'secret' }
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request)
      const answer = (status: number, content: string | Buffer = '') => response.writeHead(status).end(content)
      if (fault.status !== undefined) return answer(fault.status, '<Error><Code>SlowDown</Code></Error>')
      const { authorization = '', 'x-amz-date': time = '', 'content-type': type } = request.headers
      const at = String(time).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
      const url = new URL(request.url ?? '', `http://${request.headers.host}`)
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
      const expected = signS3Request(account, request.method ?? '', url, headers, body, new Date(at))
      if (authorization !== expected['authorization']) {
        return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>')
      }
      const [, bucket, ...key] = url.pathname.split('/')
      if (bucket !== 'uploads') return answer(404, '<Error><Code>NoSuchBucket</Code></Error>')
      const name = key.join('/')
      if (request.method === 'PUT') files.set(name, { bytes: body, type })
      if (request.method === 'DELETE') return answer(files.delete(name) ? 204 : 404)
      const file = files.get(name)
      return file === undefined ? answer(404, '<Error><Code>NoSuchKey</Code></Error>') : answer(200, file.bytes)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const settings: S3Settings = {
    ...account,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'uploads',
  }
  return {
    settings,
    files,
    fault,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
