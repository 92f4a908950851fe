import { useEffect, useEffectEvent, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import * as styles from './auth-form.css.ts'

interface AuthFormProps {
  id?: string
  /** Called by the button and by Enter in a field, also while the button is disabled: messages then name the missing fields. */
  onSubmit: () => unknown
  /** The browser has filled in every empty field, but reveals the values to the page only after a first click or key. */
  onAutofill?: () => void
  /** A field has a value, or the browser has revealed what it filled in. */
  onInput?: () => void
  children: ReactNode
}

/**
 * The form of sign-in and of codes, without the browser's own validation messages; the other forms are an `AppForm`. A code is four boxes whose
 * only rule is their number: it has no values to keep and no errors by field, and a wrong one empties the boxes.
 */
export function AuthForm({ id, onSubmit, onAutofill, onInput, children }: AuthFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  // A disabled button also stops Enter from sending the form.
  const submitDisabled = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    // `elements` also contains a button outside the form that refers to it.
    const buttons = Array.from(event.currentTarget.elements).filter((element) => element instanceof HTMLButtonElement)
    if (buttons.some((button) => button.type === 'submit' && button.disabled)) submit(event)
  }
  const form = useRef<HTMLFormElement>(null)
  const noticeAutofill = () => {
    const inputs = Array.from(form.current?.querySelectorAll('input') ?? [])
    if (inputs.every((input) => input.value !== '' || input.matches(':autofill'))) onAutofill?.()
  }
  const noticeEarlyAutofill = useEffectEvent(noticeAutofill)
  // A browser fills in the fields of a page that the build has rendered before this code listens.
  useEffect(() => noticeEarlyAutofill(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only completes what the browser does with Enter
    <form
      ref={form}
      id={id}
      className={styles.form}
      noValidate
      onSubmit={submit}
      onKeyDown={submitDisabled}
      onAnimationStart={noticeAutofill}
      onInput={onInput}
    >
      {children}
    </form>
  )
}
