import { productUrl } from './environment.ts'

/** The mails that were caught for an address, newest first. */
export async function mailsTo(email: string): Promise<readonly { subject: string; text: string }[]> {
  const answer = await fetch(`${productUrl()}/_outbox.json`)
  const mails = (await answer.json()) as { to: string; subject: string; text: string }[]
  return mails.filter(({ to }) => to === email)
}

/** The one-time code in the newest mail to an address. */
export async function codeSentTo(email: string): Promise<string> {
  const [newest] = await mailsTo(email)
  const code = /^\d{4}$/m.exec(newest?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${email}`)
  return code
}

/** A code that is not this one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
