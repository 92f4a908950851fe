import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../envelope.ts'
import { code } from '../schemas/fields.ts'
import { newPin, pin } from '../schemas/money.ts'

const repeated = { confirmPin: pin }
const isRepeated = ({ newPin: chosen, confirmPin }: { newPin: string; confirmPin: string }) => chosen === confirmPin
const notRepeated = { error: "PINs don't match", path: ['confirmPin'] }

/** The PIN that confirms movements of money (spec S7-3). A wrong one is never a 401, which would log out. */
export const security = {
  setPin: endpoint({
    id: 'security.setPin',
    method: 'POST',
    path: '/security/set-pin',
    summary: 'Choose the first PIN',
    body: z
      .strictObject({ pin: newPin, ...repeated })
      .check(z.refine(({ pin: chosen, confirmPin }) => chosen === confirmPin, notRepeated)),
    response: nothing,
    errors: ['PIN_ALREADY_SET'],
    writes: ['wallet', 'onboarding'],
    origin: 'added',
    example: { body: { pin: '2580', confirmPin: '2580' } },
  }),
  changePin: endpoint({
    id: 'security.changePin',
    method: 'POST',
    path: '/security/change-pin',
    summary: 'Replace the PIN by a new one',
    body: z.strictObject({ currentPin: pin, newPin, ...repeated }).check(
      z.refine(isRepeated, notRepeated),
      z.refine(({ currentPin, newPin: chosen }) => currentPin !== chosen, {
        error: 'New PIN must be different from the current PIN',
        path: ['newPin'],
      }),
    ),
    response: nothing,
    errors: ['INVALID_PIN', 'PIN_LOCKED', 'SETUP_INCOMPLETE'],
    writes: ['wallet'],
    example: { body: { currentPin: '2580', newPin: '1379', confirmPin: '1379' } },
  }),
  forgotPin: endpoint({
    id: 'security.forgotPin',
    method: 'POST',
    path: '/security/forgot-pin',
    summary: 'Send a code by email to reset the PIN',
    body: z.strictObject({}),
    response: nothing,
    errors: ['SETUP_INCOMPLETE'],
    origin: 'added',
    example: { body: {} },
  }),
  verifyForgotPin: endpoint({
    id: 'security.verifyForgotPin',
    method: 'POST',
    path: '/security/verify-forgot-pin',
    summary: 'Type the code of the email',
    body: z.strictObject({ code }),
    response: nothing,
    errors: ['INVALID_CODE'],
    example: { body: { code: '1234' } },
  }),
  resetPin: endpoint({
    id: 'security.resetPin',
    method: 'POST',
    path: '/security/reset-pin',
    summary: 'Choose a new PIN after the code; withdrawals pause for a while',
    body: z.strictObject({ newPin, ...repeated }).check(z.refine(isRepeated, notRepeated)),
    response: nothing,
    errors: ['EMAIL_NOT_VERIFIED'],
    writes: ['wallet', 'withdrawal-account'],
    example: { body: { newPin: '1379', confirmPin: '1379' } },
  }),
}
