import { lagosDateTime } from '../../platform/clock/lagos-time.ts'
import type { SecurityNotice } from '../notifications/security-notices.ts'

const chooseAnother =
  'If this was not you, change your password under Profile and Settings, Security. That signs out every other device.'

/** A log-in on a device that the account did not know. @param device its browser and system; null when the browser does not tell them */
export function newLogInNotice(device: string | null, at: Date): SecurityNotice {
  const place = device ?? 'a browser that does not tell its name'
  const sentence = `There was a log-in to your account with ${place} on ${lagosDateTime(at)}.`
  return {
    title: 'New log-in',
    message: `${sentence} ${chooseAnother}`,
    letter: {
      subject: 'New log-in to your Marquee account',
      greeting: 'New log-in',
      paragraphs: [
        sentence,
        'If this was you, you need not do anything.',
        `${chooseAnother} If you cannot sign in any more, use "Forgot password?" on the sign-in page.`,
      ],
    },
  }
}

/** Log-ins are refused after wrong passwords. @param isKnownDevice whether on one known device; otherwise on all that are not known */
export function passwordLockedNotice(isKnownDevice: boolean): SecurityNotice {
  const sentence = isKnownDevice
    ? 'A wrong password was typed too often on a device that you signed in on before. We refuse log-ins on it for a while, and longer each time.'
    : 'A wrong password was typed too often for your account. We refuse log-ins on new devices for a while, and longer each time. Devices that you signed in on before can still sign in.'
  return {
    title: 'Too many wrong passwords',
    message: sentence,
    letter: {
      subject: 'Too many wrong passwords for your Marquee account',
      greeting: 'Too many wrong passwords',
      paragraphs: [
        sentence,
        'Nobody signed in by these tries. If they were not yours and you use your password elsewhere, too, change it under Profile and Settings, Security.',
      ],
    },
  }
}

/** A session was refused to try more passwords, after wrong ones. */
export function currentPasswordLockedNotice(): SecurityNotice {
  const sentence =
    'A wrong current password was typed too often on a device that is signed in to your account. We refuse changes that ask for your password on that device for a while, and longer each time.'
  const whatToDo =
    'If this was not you, open Profile and Settings, Security: sign out the devices that you do not know, and choose another password.'
  return {
    title: 'Too many wrong passwords',
    message: `${sentence} ${whatToDo}`,
    letter: {
      subject: 'Too many wrong passwords in your Marquee account',
      greeting: 'Too many wrong passwords',
      paragraphs: [sentence, 'Nothing was changed by these tries.', whatToDo],
    },
  }
}

/** The password was changed. @param signedOut which devices were signed out by the change */
export const passwordChangedNotice = (signedOut: 'every device' | 'every other device'): SecurityNotice => {
  const whatToDo = 'If this was not you, use "Forgot password?" on the sign-in page at once to choose a new one.'
  return {
    title: 'Your password was changed',
    message: `Your password was changed, and ${signedOut} was signed out. ${whatToDo}`,
    letter: {
      subject: 'Your Marquee password was changed',
      greeting: 'Your password was changed',
      paragraphs: [`Your password was changed a moment ago, and ${signedOut} was signed out.`, whatToDo],
    },
  }
}
