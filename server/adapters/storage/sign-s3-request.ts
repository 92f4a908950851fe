import { createHash, createHmac } from 'node:crypto'
import type { S3Settings } from '../../platform/config/env.ts'

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content, 'utf8').digest()

/**
 * The headers of a request that is signed by AWS Signature Version 4, except `Host`, which the HTTP client sets.
 * @param url the address without a query, its path encoded
 * @param headers further headers to sign, with lower-case names
 */
export function signS3Request(
  { region, accessKeyId, secretAccessKey }: Omit<S3Settings, 'endpoint' | 'bucket'>,
  method: string,
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  at: Date,
): Record<string, string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const bodyHash = sha256(body)
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
  }
  const names = Object.keys(signed).toSorted()
  const signedNames = names.join(';')
  const headerLines = names.map((name) => `${name}:${signed[name]?.trim() ?? ''}\n`).join('')
  const canonicalRequest = [method, url.pathname, '', headerLines, signedNames, bodyHash].join('\n')
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const stringToSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest)].join('\n')
  const signingKey = ['s3', 'aws4_request'].reduce(
    (key, part) => hmac(key, part),
    hmac(hmac(`AWS4${secretAccessKey}`, time.slice(0, 8)), region),
  )
  const signature = hmac(signingKey, stringToSign).toString('hex')
  const { host: _, ...sent } = signed
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`,
  }
}
