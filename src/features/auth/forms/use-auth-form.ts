import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { get, useForm, useWatch, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import type { AuthFailure, FormName, FormValues } from '../data/auth-runtime.ts'
import { loadAuthRuntime } from '../data/load-auth-runtime.ts'

/** The forms that react-hook-form keeps; sign-in keeps its own (see `useSignInForm`). */
type HookFormName = Exclude<FormName, 'signIn'>

/**
 * A form whose rules are the contract's. A field is checked when it is left, then at each change; sending puts the focus into the
 * first wrong one. The rules come with the auth runtime: when that cannot be loaded nothing is wrong yet, and sending says so.
 */
export function useAuthForm<Name extends HookFormName>(name: Name, defaultValues: FormValues<Name>) {
  // react-hook-form changes the errors in place, which memoized readers would miss.
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
    /** What is typed so far. */
    values,
    isValid,
    /** Everything a field component takes. `partner`: a field whose rule looks at this one, and is checked with it once it was left. */
    field: (path: Path<Values>, partner?: Path<Values>) => ({
      ...form.register(path, {
        onChange: () => {
          if (partner && (isSubmitted || get(touchedFields, partner))) void form.trigger(partner)
        },
      }),
      message: form.getFieldState(path, form.formState).error?.message,
      required: true,
    }),
    /** Checks every field, then passes on the clean values. */
    submit: (send: (values: Values) => unknown) => form.handleSubmit((values) => void send(values)),
    /** Shows what the server said about single fields, and puts the focus into the first of them. */
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
