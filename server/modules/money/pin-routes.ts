import { changePin, resetPin, sendPinCode, verifyPinCode } from './pin-changes.ts'
import { setFirstPin } from './pin.ts'
import type { Handlers } from '../../ports/handlers.ts'

const isDone = (message: string) => ({ message, data: null })

export const security: Handlers['security'] = {
  setPin: async ({ deps, employerId, body }) => {
    await setFirstPin(deps, employerId, { pin: body.pin, supportEmail: deps.supportEmail })
    return isDone('PIN created')
  },

  changePin: async ({ deps, employerId, body }) => {
    await changePin(deps, employerId, { ...body, supportEmail: deps.supportEmail })
    return isDone('PIN changed')
  },

  forgotPin: async ({ deps, employerId, sessionId }) => {
    await sendPinCode(deps, { employerId, sessionId })
    return isDone('Verification code sent successfully')
  },

  verifyForgotPin: async ({ deps, employerId, sessionId, body }) => {
    await verifyPinCode(deps, { employerId, sessionId }, body.code)
    return isDone('OTP verified successfully.')
  },

  resetPin: async ({ deps, employerId, sessionId, body }) => {
    await resetPin(deps, { employerId, sessionId }, { newPin: body.newPin, supportEmail: deps.supportEmail })
    return isDone('PIN reset')
  },
}
