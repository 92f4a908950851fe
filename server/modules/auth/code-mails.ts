import { minute } from '../../platform/clock/time.ts'
import type { MailText } from '../notifications/mails.ts'
import { codeMs } from './one-time-codes.ts'

const codeMinutes = codeMs / minute
const ignoreHint = 'If you did not ask for it, you can ignore this email.'

export const signUpCodeMail = (code: string): MailText => ({
  subject: 'Your Marquee verification code',
  greeting: 'Welcome to Marquee',
  code: { value: code, validMs: codeMs },
  paragraphs: [`Type this code to verify your email. It is valid for ${codeMinutes} minutes.`, ignoreHint],
})

export const resetCodeMail = (code: string): MailText => ({
  subject: 'Reset your Marquee password',
  greeting: 'Reset your password',
  code: { value: code, validMs: codeMs },
  paragraphs: [
    `Type this code to choose a new password. It is valid for ${codeMinutes} minutes.`,
    `${ignoreHint} Your password stays as it is.`,
  ],
})

export const pinCodeMail = (code: string): MailText => ({
  subject: 'Reset your Marquee PIN',
  greeting: 'Reset your PIN',
  code: { value: code, validMs: codeMs },
  paragraphs: [
    `Type this code to choose a new PIN. It is valid for ${codeMinutes} minutes.`,
    `${ignoreHint} Your PIN stays as it is.`,
  ],
})
