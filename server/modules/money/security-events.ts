import type { withdrawalAccount } from '../../db/money-schema.ts'
import { lagosDateTime, lagosTime } from '../../platform/clock/lagos-time.ts'
import type { MailText } from '../notifications/mails.ts'
import type { SecurityNotice } from '../notifications/security-notices.ts'

const notYou =
  'If this was not you, somebody is signed in to your account. Change your password and sign out the other devices under Profile and Settings, Security.'

/** A PIN was locked after wrong attempts. @param until the end of the lock; null: until the PIN is reset */
export function pinLockedNotice(until: Date | null): SecurityNotice {
  const end = until === null ? 'until you reset it' : `until ${lagosTime(until)}`
  return {
    title: 'Your PIN is locked',
    message: `A wrong PIN was typed too often. Your PIN is locked ${end}. ${notYou}`,
    letter: {
      subject: 'Your Marquee PIN is locked',
      greeting: 'Your PIN is locked',
      paragraphs: [
        until === null
          ? 'A wrong PIN was typed too often, so your PIN is locked until you reset it. Use "Reset PIN" under Profile and Settings, Security: we send a code to this address.'
          : `A wrong PIN was typed too often, so your PIN is locked until ${lagosDateTime(until)}.`,
        notYou,
      ],
    },
  }
}

/** The PIN was changed or reset. */
export const pinChangedNotice = (supportEmail: string): SecurityNotice => ({
  title: 'Your PIN was changed',
  message: 'The PIN that confirms payments was changed. If this was not you, contact support at once.',
  letter: {
    subject: 'Your Marquee PIN was changed',
    greeting: 'Your PIN was changed',
    paragraphs: [
      'The PIN that confirms payments was changed a moment ago.',
      'If this was not you, contact support at once. An answer to this email reaches support.',
    ],
    replyTo: supportEmail,
  },
})

/** The first PIN was created, by the employer or by somebody in a session of theirs. */
export const pinCreatedMail = (supportEmail: string): MailText => ({
  subject: 'A PIN was created for your Marquee wallet',
  greeting: 'A PIN was created',
  paragraphs: [
    'The PIN that confirms payments was created a moment ago.',
    'If this was not you, contact support at once. An answer to this email reaches support.',
  ],
  replyTo: supportEmail,
})

/** The bank account that withdrawals go to. */
type Destination = Pick<typeof withdrawalAccount.$inferSelect, 'bankName' | 'accountNumber'>

const destination = ({ bankName, accountNumber }: Destination) =>
  `Withdrawals now go to ${bankName} ••••${accountNumber.slice(-4)}.`
const pause = (pausedUntil: Date) => `For your safety they are paused until ${lagosDateTime(pausedUntil)}.`

/** The first bank account was added. @param pausedUntil when withdrawals to it begin; null: immediately */
export const bankAccountAddedMail = (
  account: Destination,
  pausedUntil: Date | null,
  supportEmail: string,
): MailText => ({
  subject: 'A bank account was added to your Marquee wallet',
  greeting: 'A bank account was added',
  paragraphs: [
    pausedUntil === null ? destination(account) : `${destination(account)} ${pause(pausedUntil)}`,
    'If this was not you, contact support at once, change your password, and sign out the other devices under Profile and Settings, Security. An answer to this email reaches support.',
  ],
  replyTo: supportEmail,
})

/** The bank account that withdrawals go to was changed. @param pausedUntil when withdrawals to it begin */
export function bankAccountChangedNotice(
  account: Destination,
  pausedUntil: Date,
  supportEmail: string,
): SecurityNotice {
  const facts = `${destination(account)} ${pause(pausedUntil)}`
  const whatToDo =
    'If this was not you, contact support at once, change your PIN and password, and sign out the other devices under Profile and Settings, Security.'
  return {
    title: 'Your bank account was changed',
    message: `${facts} ${whatToDo}`,
    letter: {
      subject: 'Your Marquee bank account was changed',
      greeting: 'Your bank account was changed',
      paragraphs: [facts, `${whatToDo} An answer to this email reaches support.`],
      replyTo: supportEmail,
    },
  }
}
