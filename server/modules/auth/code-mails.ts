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

const resetMail = (what: 'password' | 'PIN', code: string): MailText => ({
  subject: `Reset your Marquee ${what}`,
  greeting: `Reset your ${what}`,
  code: { value: code, validMs: codeMs },
  paragraphs: [
    `Type this code to choose a new ${what}. It is valid for ${codeMinutes} minutes.`,
    `${ignoreHint} Your ${what} stays as it is.`,
  ],
})

export const resetCodeMail = (code: string) => resetMail('password', code)
export const pinCodeMail = (code: string) => resetMail('PIN', code)
