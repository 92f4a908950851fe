import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SetupError } from '../../scripts/lib/fail.mjs'

/** A key and a certificate for the loopback address. */
export interface Certificate {
  readonly key: Buffer
  readonly cert: Buffer
  /** SHA-256 of the public key, by which Chromium is told to trust the certificate. */
  readonly publicKeyHash: string
}

/**
 * Makes a self-signed certificate in a folder.
 * @throws {SetupError} when there is no openssl
 */
export async function createCertificate(folder: string): Promise<Certificate> {
  await mkdir(folder, { recursive: true })
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
  try {
    await promisify(execFile)('openssl', ['req', '-x509', ...newKey, '-out', certFile, '-days', '2', ...subject])
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) throw error
    throw new SetupError('Browsers speak HTTP/2 only over TLS, and openssl, which makes the certificate, is missing.')
  }
  const [key, cert] = await Promise.all([readFile(keyFile), readFile(certFile)])
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') }
}
