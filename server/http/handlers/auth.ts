import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import {
  limitByAddress,
  register,
  resetPassword,
  sendResetCode,
  sendSignUpCode,
  verifyCode,
} from '../../domain/auth.ts'
import { knownDeviceMs } from '../../domain/known-devices.ts'
import { type Browser, logIn } from '../../domain/log-in.ts'
import type { Purpose } from '../../domain/one-time-codes.ts'
import { isBehindTls } from '../client-address.ts'
import type { AppContext, HttpDeps } from '../context.ts'
import { type Handlers, apiBase } from '../implement.ts'

const cookiePath = `${apiBase}/employer/auth`
const proofCookie = (purpose: Purpose) => `marquee-${purpose}-proof`

/** Gives the browser that typed a right code the proof it needs at the next step. */
function giveProof(c: AppContext, deps: HttpDeps, purpose: Purpose, proof: string) {
  const secure = isBehindTls(c, deps)
  setCookie(c, proofCookie(purpose), proof, {
    path: cookiePath,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: 3600,
  })
}

/** The proof that a call shows: in its body, or as the cookie of its browser. */
const proofOf = (c: AppContext, purpose: Purpose, sent: string | undefined) =>
  sent ?? getCookie(c, proofCookie(purpose))

/** One cookie for each account that was used in a browser: a browser of several accounts is known to each of them. */
const deviceCookie = (employerId: string) => `marquee-device-${employerId}`

/** Makes the browser known to the account that it has logged in to. */
function giveDeviceSecret(c: AppContext, deps: HttpDeps, employerId: string, secret: string) {
  setCookie(c, deviceCookie(employerId), secret, {
    path: cookiePath,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isBehindTls(c, deps),
    maxAge: knownDeviceMs / 1000,
  })
}

const browserOf = (c: AppContext): Browser => ({
  userAgent: c.req.header('user-agent'),
  deviceSecretOf: (employerId) => getCookie(c, deviceCookie(employerId)),
})

const isDone = (message: string) => ({ message, data: null })

/** Counts the call against the address it came from before the rules run: they hash passwords, which costs. */
const limited =
  <C extends { deps: HttpDeps; context: AppContext }, R>(handler: (call: C) => Promise<R>) =>
  async (call: C): Promise<R> => {
    await limitByAddress(call.deps, call.context.get('address'))
    return handler(call)
  }

/** The messages of the error catalogue (spec S8-1 to S8-11). */
export const auth: Handlers['auth'] = {
  login: limited(async ({ deps, body, context }) => {
    const { answer, deviceSecret } = await logIn(deps, body, browserOf(context))
    giveDeviceSecret(context, deps, answer.user.employerId, deviceSecret)
    return { message: 'Logged in successfully!', data: answer }
  }),

  register: limited(async ({ deps, body: { proof, ...person }, context }) => {
    const shown = proofOf(context, 'sign-up', proof)
    const { answer, deviceSecret } = await register(deps, person, shown, browserOf(context))
    deleteCookie(context, proofCookie('sign-up'), { path: cookiePath })
    giveDeviceSecret(context, deps, answer.user.employerId, deviceSecret)
    return { message: 'Account created successfully', data: answer }
  }),

  sendVerificationOtp: limited(async ({ deps, body }) => {
    await sendSignUpCode(deps, body.email)
    return isDone('Verification code sent successfully')
  }),

  verifyEmailOtp: limited(async ({ deps, body, context }) => {
    const proof = await verifyCode(deps, 'sign-up', body)
    giveProof(context, deps, 'sign-up', proof)
    return { message: 'OTP code verified successfully', data: { proof } }
  }),

  forgotPassword: limited(async ({ deps, body }) => {
    await sendResetCode(deps, body.email)
    return isDone('Reset password link has been sent to your email')
  }),

  verifyForgotPasswordOtp: limited(async ({ deps, body, context }) => {
    const proof = await verifyCode(deps, 'reset', body)
    giveProof(context, deps, 'reset', proof)
    return { message: 'OTP verified successfully.', data: { proof } }
  }),

  resetPassword: limited(async ({ deps, body: { proof, ...chosen }, context }) => {
    const shown = proofOf(context, 'reset', proof)
    const { employerId, deviceSecret } = await resetPassword(deps, chosen, shown, browserOf(context))
    giveDeviceSecret(context, deps, employerId, deviceSecret)
    deleteCookie(context, proofCookie('reset'), { path: cookiePath })
    return isDone('Password updated successfully!')
  }),
}
