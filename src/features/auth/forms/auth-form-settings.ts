import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldValues, Resolver } from 'react-hook-form'
import { FormRefusal } from '@/shared/form/form-refusal.ts'
import type { AuthFailure, FormName, FormValues } from '../data/auth-runtime.ts'
import { loadAuthRuntime } from '../data/load-auth-runtime.ts'

/** The forms of the form kit; sign-in has its own hook (see `useSignInForm`). */
type KitFormName = Exclude<FormName, 'signIn'>

/**
 * What the forms of this slice give `useAppForm`: the contract's rules, and how they are sent. `start` reports its failure in a toast, so the
 * form shows only what it says about single fields, and of the connection. The rules are loaded with the auth runtime: when that fails, no field is invalid
 * yet, and submitting reports it.
 * @param start sends the values, as an `AuthAction` does
 */
export function authFormSettings<Name extends KitFormName>(
  name: Name,
  start: (values: FormValues<Name>) => Promise<AuthFailure | null>,
) {
  return {
    rules: rulesOf<FormValues<Name>>(name),
    send: async (values: FormValues<Name>) => {
      const failure = await start(values)
      if (failure === null) return
      const { fields, connection } = failure
      throw new FormRefusal({ fields, ...(connection !== undefined && { text: connection }) })
    },
    // Anything but a refusal is a defect.
    readFailure: (error: unknown) => {
      throw error
    },
  }
}

function rulesOf<Values extends FieldValues>(name: KitFormName): Resolver<Values> {
  return async (values, context, options) => {
    const runtime = await loadAuthRuntime().catch(() => null)
    if (!runtime) return { values, errors: {} }
    const resolve = standardSchemaResolver(runtime.schemas[name]) as unknown as Resolver<Values>
    return resolve(values, context, options)
  }
}
