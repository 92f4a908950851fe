import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { withReference } from '../failure-reference.tsx'
import { useScrollIntoView } from '../use-scroll-into-view.ts'
import { FieldErrorList, FormFields } from './form-fields.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { AppFormState } from './use-app-form.ts'

export interface AppFormProps<Values extends FieldValues> {
  form: AppFormState & { readonly form: UseFormReturn<Values> }
  /** The title of the alert when the values were not accepted: 'Your changes were not saved'. Left out where failures have no text. */
  failureTitle?: string
  /** The fields. */
  children: ReactNode
  /** The buttons, below a failure. A dialog has them in its footer, the submit button with the `form` of `form.id`. */
  actions?: ReactNode
  /** What stands beside the form on a large screen and is left out on a smaller one, such as a preview; it can read the form's values. */
  aside?: ReactNode
  /** False where leaving the page asks nothing, because what is typed is short or must not be kept, such as a password. */
  guardsLeaving?: boolean
}

/** The form of `useAppForm`: the list of its errors with the focus in the first invalid field, its failure, and the question before changes are lost. */
export function AppForm<Values extends FieldValues>({
  form,
  failureTitle,
  children,
  actions,
  aside,
  guardsLeaving = true,
}: AppFormProps<Values>) {
  const { problem } = form
  const failure = useScrollIntoView(problem === undefined ? [] : [problem])
  const fields = (
    <form
      id={form.id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The form of a dialog may stand in a form of the page, to which React would pass the event on.
        event.stopPropagation()
        void form.submit()
      }}
    >
      <Stack space={6}>
        <FieldErrorList fields={form} />
        {children}
        {problem !== undefined && (
          <Stack ref={failure}>
            <Alert
              tone={form.unknownTitle === undefined ? 'danger' : 'warning'}
              role="alert"
              title={form.unknownTitle ?? failureTitle}
            >
              {withReference(problem, { requestId: form.failedRequestId })}
            </Alert>
          </Stack>
        )}
        {actions}
      </Stack>
    </form>
  )
  return (
    <FormFields fields={form}>
      {aside === undefined ? (
        fields
      ) : (
        <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
          {fields}
          <Hidden below="desktop">{aside}</Hidden>
        </Columns>
      )}
      {guardsLeaving && <LeaveGuard isChanged={form.isChanged} wouldLose={form.wouldLose} />}
    </FormFields>
  )
}
