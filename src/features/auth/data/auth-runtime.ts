import type * as z from 'zod/mini'
import { ApiError } from '@/api/client/api-error.ts'
import { failureText, type FailureCopy } from '@/api/client/failure-text.ts'
import type { ErrorCode } from '@/api/contract/error-codes.ts'
import { auth } from '@/api/contract/endpoints/auth.ts'
import { passwordRules } from '@/api/contract/schemas/fields.ts'
import {
  credentials,
  forgottenEmail,
  passwordReset,
  registration,
  signUpEmail,
} from '@/api/contract/schemas/session.ts'
import { failureMessage } from '@/shared/query-view/failure-message.ts'

/*
 * What a form needs only once the employer types: the endpoints, their schemas and the reading of refusals. The screens
 * load it through `load-auth-runtime.ts` after their first render, so that it does not delay that render.
 */

/** The endpoints by name. */
export const endpoints = auth

/** The rules of each form: those of the body of its call in the contract. */
export const schemas = {
  signIn: credentials,
  createAccount: signUpEmail,
  register: registration,
  forgotPassword: forgottenEmail,
  setNewPassword: passwordReset,
}

export type FormName = keyof typeof schemas

/** The values of each form: the body of its call. */
export type FormValues<Name extends FormName> = z.input<(typeof schemas)[Name]>

/** Validates a form without react-hook-form: the clean values, and the first message of each invalid field. */
export function check<Name extends FormName>(name: Name, values: FormValues<Name>) {
  const result = schemas[name].safeParse(values)
  const issues = result.success ? [] : result.error.issues
  const messages: Partial<Record<keyof FormValues<Name>, string>> = {}
  for (const { path, message } of issues) messages[path[0] as keyof FormValues<Name>] ??= message
  return { values: (result.success ? result.data : values) as FormValues<Name>, messages }
}

export type PasswordRuleId = (typeof passwordRules)[number]['id']

/** The rules a password fulfils so far. */
export function metRules(password: string): PasswordRuleId[] {
  return passwordRules.filter((rule) => rule.pattern.test(password)).map((rule) => rule.id)
}

/** What a screen needs to know about a failed call. */
export interface AuthFailure {
  /** The message of the toast. */
  text: string
  /** The server's error code. */
  code: ErrorCode | undefined
  /** The first message of each field in the server's errors. */
  fields: Readonly<Record<string, string>>
  /** False when no response came, so that the server has not validated the input. */
  isHttp: boolean
  /** What the form says of the connection where the server was not reached. The toast has the words of the specification, which do not name it. */
  connection: string | undefined
}

/** Reads a failure by its row of the error catalogue (spec S8-1 to S8-11). Null when the call was aborted, which is not a failure. */
export function readFailure(error: unknown, copy: FailureCopy | string): AuthFailure | null {
  const apiError = error instanceof ApiError ? error : undefined
  if (apiError?.kind === 'cancelled') return null
  const fields = Object.entries(apiError?.errors ?? {}).flatMap(([name, [first]]) =>
    first === undefined ? [] : [[name, first] as const],
  )
  return {
    text: typeof copy === 'string' ? copy : failureText(error, copy),
    code: apiError?.code,
    fields: Object.fromEntries(fields),
    isHttp: apiError?.isHttp ?? false,
    connection:
      apiError?.kind === 'offline' || apiError?.kind === 'timeout' ? failureMessage({ kind: 'offline' }) : undefined,
  }
}
