import { productUrl } from './environment.ts'

/** Returns the caught mails of an address, newest first. */
export async function mailsTo(email: string): Promise<readonly { subject: string; text: string }[]> {
  const response = await fetch(`${productUrl()}/_outbox.json`)
  const mails = (await response.json()) as { to: string; subject: string; text: string }[]
  return mails.filter(({ to }) => to === email)
}

/** Returns the one-time code in the newest mail to an address. @throws when there is none */
export async function codeSentTo(email: string): Promise<string> {
  const [newest] = await mailsTo(email)
  const code = /^\d{4}$/m.exec(newest?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${email}`)
  return code
}

/** Returns another code than this one. */
export const differentCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
