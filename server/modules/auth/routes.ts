import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import {
  limitByAddress,
  register,
  resetPassword,
  sendResetCode,
  sendSignUpCode,
  type TypedCode,
  verifyCode,
  wrongCodeRules,
} from './service.ts'
import { knownDeviceMs } from './known-devices.ts'
import { type Browser, logIn } from './log-in.ts'
import type { Purpose } from './one-time-codes.ts'
import { newSecret } from '../../platform/secrets/secrets.ts'
import { isBehindTls } from '../../platform/http/client-address.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { type HttpDeps, type Handlers, apiBase } from '../../ports/handlers.ts'

const cookiePath = `${apiBase}/employer/auth`
/** How long a browser keeps the cookies of a code, in seconds: longer than the server keeps the code. */
const codeCookieSeconds = 3600

/** Sets a cookie that only the calls of this group send, and that no script reads. */
function setAuthCookie(c: AppContext, deps: HttpDeps, name: string, value: string, maxAge: number) {
  const secure = isBehindTls(c, deps)
  setCookie(c, name, value, { path: cookiePath, httpOnly: true, sameSite: 'Strict', secure, maxAge })
}

/** The cookie of a browser that asked for a code: only it can type the code. */
const requestCookie = (purpose: Purpose) => `marquee-${purpose}-request`
const proofCookie = (purpose: Purpose) => `marquee-${purpose}-proof`

/** Keeps in the browser that it asked for a code. */
function giveRequester(c: AppContext, deps: HttpDeps, purpose: Purpose, requester: string) {
  setAuthCookie(c, deps, requestCookie(purpose), requester, codeCookieSeconds)
}

/** Gives the browser that typed a right code the proof it needs at the next step. */
function giveProof(c: AppContext, deps: HttpDeps, purpose: Purpose, proof: string) {
  setAuthCookie(c, deps, proofCookie(purpose), proof, codeCookieSeconds)
}

/** Deletes the cookies of a code that has been used. */
function forgetCode(c: AppContext, purpose: Purpose) {
  for (const name of [requestCookie(purpose), proofCookie(purpose)]) deleteCookie(c, name, { path: cookiePath })
}

/** The proof that a call shows: in its body, or as the cookie of its browser. */
const proofOf = (c: AppContext, purpose: Purpose, sent: string | undefined) =>
  sent ?? getCookie(c, proofCookie(purpose))

/** One cookie for each account that was used in a browser: a browser of several accounts is known to each of them. */
const deviceCookie = (employerId: string) => `marquee-device-${employerId}`

/** Makes the browser known to the account that it has logged in to. */
function giveDeviceSecret(c: AppContext, deps: HttpDeps, employerId: string, secret: string) {
  setAuthCookie(c, deps, deviceCookie(employerId), secret, knownDeviceMs / 1000)
}

const browserOf = (c: AppContext): Browser => ({
  userAgent: c.req.header('user-agent'),
  deviceSecretOf: (employerId) => getCookie(c, deviceCookie(employerId)),
  address: c.get('address'),
})

const typedCode = (c: AppContext, purpose: Purpose, { email, code }: { email: string; code: string }): TypedCode => ({
  email,
  code,
  requester: getCookie(c, requestCookie(purpose)),
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
    forgetCode(context, 'sign-up')
    giveDeviceSecret(context, deps, answer.user.employerId, deviceSecret)
    return { message: 'Account created successfully', data: answer }
  }),

  sendVerificationOtp: limited(async ({ deps, body, context }) => {
    const requester = getCookie(context, requestCookie('sign-up')) ?? newSecret()
    await sendSignUpCode(deps, body.email, { requester, address: context.get('address') })
    giveRequester(context, deps, 'sign-up', requester)
    return isDone('Verification code sent successfully')
  }),

  verifyEmailOtp: limited(async ({ deps, body, context }) => {
    const rules = wrongCodeRules(deps, context.get('address'))
    const proof = await verifyCode(deps, 'sign-up', typedCode(context, 'sign-up', body), rules)
    giveProof(context, deps, 'sign-up', proof)
    return { message: 'OTP code verified successfully', data: { proof } }
  }),

  forgotPassword: limited(async ({ deps, body, context }) => {
    const requester = getCookie(context, requestCookie('reset')) ?? newSecret()
    await sendResetCode(deps, body.email, { requester, ...browserOf(context) })
    giveRequester(context, deps, 'reset', requester)
    return isDone('Reset password link has been sent to your email')
  }),

  verifyForgotPasswordOtp: limited(async ({ deps, body, context }) => {
    const rules = wrongCodeRules(deps, context.get('address'))
    const proof = await verifyCode(deps, 'reset', typedCode(context, 'reset', body), rules)
    giveProof(context, deps, 'reset', proof)
    return { message: 'OTP verified successfully.', data: { proof } }
  }),

  resetPassword: limited(async ({ deps, body: { proof, ...chosen }, context }) => {
    const shown = proofOf(context, 'reset', proof)
    const { employerId, deviceSecret } = await resetPassword(deps, chosen, shown, browserOf(context))
    giveDeviceSecret(context, deps, employerId, deviceSecret)
    forgetCode(context, 'reset')
    return isDone('Password updated successfully!')
  }),
}
