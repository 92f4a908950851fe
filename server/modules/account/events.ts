import type { MailText } from '../notifications/mails.ts'

/** The mail to an employer whose account the operator closed. */
export const accountClosedMail = (supportEmail: string): MailText => ({
  subject: 'Your Marquee account was closed',
  greeting: 'Your account was closed',
  paragraphs: [
    'We closed your account. You can no longer sign in with this email.',
    'Your payments stay on record. An answer to this email reaches support.',
  ],
  replyTo: supportEmail,
})
