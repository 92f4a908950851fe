import { useRef, useState, type ChangeEvent } from 'react'
import type { AuthFailure, FormValues } from '../data/auth-runtime.ts'
import { loadAuthRuntime } from '../data/load-auth-runtime.ts'

type Values = FormValues<'signIn'>
type Name = keyof Values
type Messages = Partial<Record<Name, string | undefined>>

const names = ['email', 'password'] as const satisfies readonly Name[]
const empty: Values = { email: '', password: '' }

/**
 * Sign-in's form, with the behaviour of `useAppForm` for its two fields, which are in view together and need no list of their errors. It
 * exists because react-hook-form is 11 kB of the first page's budget of 110 kB, and sign-in is the page that is opened most often,
 * on the slowest networks.
 */
export function useSignInForm() {
  const [values, setValues] = useState(empty)
  const [messages, setMessages] = useState<Messages>({})
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({})
  const blurred = useRef(new Set<Name>())

  const readValues = (): Values => ({
    email: inputs.current.email?.value ?? '',
    password: inputs.current.password?.value ?? '',
  })
  const note = (name: Name, value: string) =>
    setValues((before) => (before[name] === value ? before : { ...before, [name]: value }))
  const check = async () => {
    const runtime = await loadAuthRuntime().catch(() => null)
    return runtime?.check('signIn', readValues()) ?? { values: readValues(), messages: {} as Messages }
  }
  /** Leaves the other field's message: the server may have said it, and no rule here could say it again. */
  const validate = async (name: Name) => {
    const result = await check()
    setMessages((before) => ({ ...before, [name]: result.messages[name] }))
  }
  const focusFirst = (errors: Messages) => {
    const first = names.find((name) => errors[name] !== undefined)
    if (first) inputs.current[first]?.focus()
    return first
  }

  return {
    /** The present values. */
    values,
    /** The props of a field component. A field is validated when it is left first, then on each change. */
    field: (name: Name) => ({
      name,
      message: messages[name],
      required: true,
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input
        // The build's HTML shows the fields before this code runs: what was typed or filled in until then stays, and counts.
        if (input !== null) note(name, input.value)
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        note(name, event.target.value)
        if (blurred.current.has(name)) void validate(name)
      },
      onBlur: () => {
        if (blurred.current.has(name)) return
        blurred.current.add(name)
        void validate(name)
      },
    }),
    /** Validates every field, then passes on the clean values, or moves the focus to the first invalid one. */
    submit: (send: (values: Values) => unknown) => async () => {
      for (const name of names) blurred.current.add(name)
      const result = await check()
      setMessages(result.messages)
      if (!focusFirst(result.messages)) void send(result.values)
    },
    /** Moves the focus to a field, unless somebody has moved it already. */
    focus: (name: Name) => {
      if (document.activeElement === document.body) inputs.current[name]?.focus()
    },
    /** Shows the server's errors at single fields, and moves the focus to the first of them. */
    show: ({ fields }: AuthFailure) => {
      setMessages((before) => ({ ...before, ...fields }))
      focusFirst(fields)
    },
  }
}
