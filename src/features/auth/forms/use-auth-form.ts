import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { get, useForm, useWatch, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import type { AuthFailure, FormName, FormValues } from '../data/auth-runtime.ts'
import { loadAuthRuntime } from '../data/load-auth-runtime.ts'

/** The forms that use react-hook-form; sign-in has its own hook (see `useSignInForm`). */
type HookFormName = Exclude<FormName, 'signIn'>

/**
 * A form whose rules are the contract's. A field is validated on blur, then on each change; submitting moves the focus to the
 * first invalid one. The rules are loaded with the auth runtime: when that fails, no field is invalid yet, and submitting reports it.
 */
export function useAuthForm<Name extends HookFormName>(name: Name, defaultValues: FormValues<Name>) {
  // react-hook-form mutates the errors in place, which memoized readers would miss.
  'use no memo'
  type Values = FormValues<Name>
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: rulesOf<Values>(name),
  })
  const values = useWatch({ control: form.control }) as Values
  const { isValid, isSubmitted, touchedFields } = form.formState

  return {
    /** The present values. */
    values,
    isValid,
    /** The props of a field component. `partner`: a field whose rule involves this one, and is validated with it after its first blur. */
    field: (path: Path<Values>, partner?: Path<Values>) => ({
      ...form.register(path, {
        onChange: () => {
          if (partner && (isSubmitted || get(touchedFields, partner))) void form.trigger(partner)
        },
      }),
      message: form.getFieldState(path, form.formState).error?.message,
      required: true,
    }),
    /** Validates every field, then passes on the clean values. */
    submit: (send: (values: Values) => unknown) => form.handleSubmit((values) => void send(values)),
    /** Shows the server's errors at single fields, and moves the focus to the first of them. */
    show: ({ fields }: AuthFailure) => {
      const own = Object.entries(fields).filter(([path]) => path in defaultValues)
      own.forEach(([path, message], index) => {
        form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
      })
    },
  }
}

function rulesOf<Values extends FieldValues>(name: HookFormName): Resolver<Values> {
  return async (values, context, options) => {
    const runtime = await loadAuthRuntime().catch(() => null)
    if (!runtime) return { values, errors: {} }
    const resolve = standardSchemaResolver(runtime.schemas[name]) as unknown as Resolver<Values>
    return resolve(values, context, options)
  }
}
