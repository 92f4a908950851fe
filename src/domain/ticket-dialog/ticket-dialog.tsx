import { type FormEvent, useId, useRef, useState } from 'react'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { maxMessageLength, type TicketDraft, toTicketBody, validateTicket, type TicketFields } from './ticket.ts'

export interface TicketDialogProps {
  draft: TicketDraft
  sending: boolean
  /** Why it could not be sent. What was typed stays. */
  problem?: string | undefined
  onSend: (ticket: ReturnType<typeof toTicketBody>) => void
  onClose: () => void
}

type Field = keyof TicketFields

/** From how many characters on it is said how many are left. */
const fewLeft = 200

/** Asks support, with what is known filled in. Mount it to open it: each opening begins with the draft. */
export function TicketDialog({ draft, sending, problem, onSend, onClose }: TicketDialogProps) {
  const formId = useId()
  const subject = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLTextAreaElement>(null)
  const [words, setWords] = useState<TicketFields>({ subject: draft.subject, message: draft.message })
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const problems = validateTicket(words, draft)
  const room = maxMessageLength(draft)
  // The facts take a part of the room, of which nobody has to know before there is little left.
  const isNearlyFull = room - words.message.length <= fewLeft
  const leave = (...fields: Field[]) => setLeft((before) => new Set([...before, ...fields]))

  const field = (name: Field) => ({
    name,
    value: words[name],
    required: true,
    message: left.has(name) ? problems[name] : undefined,
    onChange: (event: { target: { value: string } }) => setWords({ ...words, [name]: event.target.value }),
    // What is not begun yet is no mistake until it is sent.
    onBlur: () => words[name] !== '' && leave(name),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    leave('subject', 'message')
    if (problems.subject !== undefined) subject.current?.focus()
    else if (problems.message !== undefined) message.current?.focus()
    else onSend(toTicketBody(words, draft))
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
          <Button type="submit" form={formId} loading={sending} loadingLabel="Sending">
            Send to support
          </Button>
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
            {...(isNearlyFull && { limit: room })}
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
