import { createTransport } from 'nodemailer'
import type { SendMail } from '../../ports/mail.ts'

/** Creates a sender for an SMTP server. */
export function createSmtpSender(url: string, from: string): SendMail {
  const transport = createTransport(url, { from })
  return async (message, signal) => void (await transport.sendMail({ ...message, signal }))
}
