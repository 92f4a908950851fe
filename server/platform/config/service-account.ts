import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** The account of a Firebase project that may send messages, as its key file describes it. */
export interface ServiceAccount {
  readonly projectId: string
  readonly email: string
  /** The private key in the PEM format. */
  readonly key: string
}

const keyFile = z.object({
  project_id: z.string().check(z.regex(/^[a-z\d][a-z\d-]*$/)),
  client_email: z.string().check(z.regex(/^\S+@\S+$/)),
  private_key: z.string().check(z.refine(isPrivateKey)),
})

/**
 * Reads a service account from JSON, or from the file at a path.
 * @throws Error that says what is wrong, without the value
 */
export function readServiceAccount(value: string): ServiceAccount {
  const result = keyFile.safeParse(parse(value.trim().startsWith('{') ? value : readText(value)))
  if (!result.success) {
    const fields = result.error.issues.map((issue) => issue.path.join('.') || 'everything')
    throw new Error(`is no key of a service account: wrong or missing are ${fields.join(', ')}`)
  }
  const { project_id: projectId, client_email: email, private_key: key } = result.data
  return { projectId, email, key }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Error('must be JSON, or the path of a file that can be read')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('is no valid JSON')
  }
}

function isPrivateKey(key: string): boolean {
  try {
    return createPrivateKey(key).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
