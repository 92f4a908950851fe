import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import {
  limitByAddress,
  logIn,
  register,
  resetPassword,
  sendResetCode,
  sendSignUpCode,
  verifyCode,
} from '../../domain/auth.ts'
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
  login: limited(async ({ deps, body, context }) => ({
    message: 'Logged in successfully!',
    data: await logIn(deps, { ...body, userAgent: context.req.header('user-agent') }),
  })),

  register: limited(async ({ deps, body: { proof, ...person }, context }) => {
    const account = { ...person, userAgent: context.req.header('user-agent') }
    const data = await register(deps, account, proofOf(context, 'sign-up', proof))
    deleteCookie(context, proofCookie('sign-up'), { path: cookiePath })
    return { message: 'Account created successfully', data }
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
    await resetPassword(deps, chosen, proofOf(context, 'reset', proof))
    deleteCookie(context, proofCookie('reset'), { path: cookiePath })
    return isDone('Password updated successfully!')
  }),
}
