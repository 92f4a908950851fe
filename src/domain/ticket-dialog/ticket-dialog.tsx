import { type FormEvent, useId, useRef, useState } from 'react'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { maxMessageLength, type TicketDraft, toTicketBody, validateTicket, type TicketFields } from './ticket.ts'
import { WriteButton } from '../write-button.tsx'

export interface TicketDialogProps {
  draft: TicketDraft
  sending: boolean
  /** Why the ticket could not be sent. The input stays. */
  problem?: string | undefined
  onSend: (ticket: ReturnType<typeof toTicketBody>) => void
  onClose: () => void
}

type Field = keyof TicketFields

/** The counter appears when at most this many characters remain. */
const counterThreshold = 200

/** Support ticket form, prefilled from the draft. Mounting opens it; each opening starts from the draft. */
export function TicketDialog({ draft, sending, problem, onSend, onClose }: TicketDialogProps) {
  const formId = useId()
  const subject = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLTextAreaElement>(null)
  const [fields, setFields] = useState<TicketFields>({ subject: draft.subject, message: draft.message })
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const problems = validateTicket(fields, draft)
  const maxLength = maxMessageLength(draft)
  // The facts use a part of the limit, so the counter is hidden until few characters remain.
  const isNearlyFull = maxLength - fields.message.length <= counterThreshold
  const markTouched = (...names: Field[]) => setTouched((before) => new Set([...before, ...names]))

  const field = (name: Field) => ({
    name,
    value: fields[name],
    required: true,
    message: touched.has(name) ? problems[name] : undefined,
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
    // An empty field is not an error before the form is submitted.
    onBlur: () => fields[name] !== '' && markTouched(name),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    markTouched('subject', 'message')
    if (problems.subject !== undefined) subject.current?.focus()
    else if (problems.message !== undefined) message.current?.focus()
    else onSend(toTicketBody(fields, draft))
  }

  return (
    <Dialog
      open
      title={draft.title}
      description={draft.facts ?? 'We answer by email.'}
      busy={sending}
      closeOnOutsidePress={false}
      initialFocusRef={message}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" aria-disabled={sending} onClick={() => !sending && onClose()}>
            Cancel
          </Button>
          <WriteButton type="submit" form={formId} loading={sending} loadingLabel="Sending">
            Send to support
          </WriteButton>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <Stack space={4}>
          {problem !== undefined && (
            <Alert tone="danger" role="alert">
              {problem}
            </Alert>
          )}
          {draft.reference !== undefined && draft.facts === undefined && (
            <DescriptionList>
              <DescriptionItem term="Reference">{draft.reference}</DescriptionItem>
            </DescriptionList>
          )}
          <TextField ref={subject} label="Subject" maxLength={120} {...field('subject')} />
          <Textarea
            ref={message}
            label="Message"
            {...(isNearlyFull && { limit: maxLength })}
            description={
              draft.facts === undefined
                ? undefined
                : 'Say what is wrong. The facts above are sent with it, and we answer by email.'
            }
            {...field('message')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
