/** A mail to send. `replyTo` is where an answer goes, if not to the sender. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string
}

/** Sends one mail; throws when it fails, also when `signal` aborts it. */
export type SendMail = (message: MailMessage, signal: AbortSignal) => Promise<void>
