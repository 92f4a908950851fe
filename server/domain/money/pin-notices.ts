import { lagosDateTime, lagosTime } from '../lagos-time.ts'
import type { SecurityNotice } from '../security-notices.ts'

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
