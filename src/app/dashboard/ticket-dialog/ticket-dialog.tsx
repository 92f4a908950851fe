import { type Ref, useRef, useState } from 'react'
import type { FormFailure } from '@/api/client/form-failure.ts'
import { longestSubject } from '@/api/contract/limits.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { FormDialog } from '@/shared/form/form-dialog.tsx'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import type { TypedText } from '@/shared/kept-for-a-week.ts'
import {
  contextLabel,
  maxMessageLength,
  type TicketDraft,
  type TicketFields,
  ticketForm,
  toTicketBody,
  withoutContext,
} from '@/shared/ticket-dialog/ticket.ts'

export interface TicketDialogProps {
  draft: TicketDraft
  /** What was typed before about the same thing, which is kept until it was sent. */
  kept: Readonly<Record<keyof TicketFields, TypedText>>
  /** Sends the ticket; rejects when it was not accepted. The dialog then stays open with what was typed. */
  send: (ticket: ReturnType<typeof toTicketBody>) => Promise<unknown>
  /** Reads what `send` rejected with; undefined when nothing is to be shown. */
  readFailure: (error: unknown) => FormFailure | undefined
  onClose: () => void
}

/** The fields in the order of the form. */
const fields = ['subject', 'message'] as const

/** Beside facts the counter appears when at most this many characters remain. */
const counterThreshold = 200

/**
 * Support ticket form, prefilled from the draft. What is known of the failing screen is sent with the message unless the employer removes it.
 * Mounting opens it; each opening starts from the draft, with what was typed before and not sent.
 */
export function TicketDialog({ draft: prefilled, kept, send, readFailure, onClose }: TicketDialogProps) {
  const [isContextRemoved, setContextRemoved] = useState(false)
  const draft = isContextRemoved ? withoutContext(prefilled) : prefilled
  const context = contextLabel(draft)
  const subject = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLTextAreaElement>(null)
  const form = useAppForm<TicketFields>({
    schema: ticketForm(draft),
    initial: { subject: draft.subject, message: draft.message },
    keeps: fields.map((path) => ({ path, text: kept[path] })),
    order: fields,
    send: (values) => send(toTicketBody(values, draft)),
    readFailure,
    onSaved: () => {
      for (const path of fields) kept[path].remove()
      onClose()
    },
  })
  // The first field that is still to be filled in; the last one where none is.
  const [startsInSubject] = useState(() => (kept.subject.read() ?? prefilled.subject).trim() === '')
  return (
    <FormDialog
      form={form}
      open
      title={draft.title}
      description={draft.facts ?? 'We answer by email.'}
      failureTitle="Your message was not sent"
      submitLabel="Send to support"
      sendingLabel="Sending"
      closeOnOutsidePress={false}
      initialFocusRef={startsInSubject ? subject : message}
      onClose={onClose}
    >
      {context !== undefined && (
        <Inline>
          <Text size="caption" tone="muted">
            Sent with your message
          </Text>
          <Tag
            disabled={form.isSending}
            onRemove={() => {
              setContextRemoved(true)
              message.current?.focus()
            }}
          >
            {context}
          </Tag>
        </Inline>
      )}
      <Subject ref={subject} />
      <Message ref={message} draft={draft} />
    </FormDialog>
  )
}

function Subject({ ref }: { ref: Ref<HTMLInputElement> }) {
  const subject = useAppField<TicketFields, 'subject'>('subject')
  return <TextField {...subject} ref={ref} label="Subject" required maxLength={longestSubject} />
}

function Message({ ref, draft }: { ref: Ref<HTMLTextAreaElement>; draft: TicketDraft }) {
  const message = useAppField<TicketFields, 'message'>('message')
  const maxLength = maxMessageLength(draft)
  // The facts use a part of the limit, so beside them the counter is hidden until few characters remain.
  const isCounted = draft.facts === undefined || maxLength - message.value.length <= counterThreshold
  return (
    <Textarea
      {...message}
      ref={ref}
      label="Message"
      required
      {...(isCounted && { limit: maxLength })}
      description={
        draft.facts === undefined
          ? 'At least 20 characters.'
          : 'Say what is wrong. The facts above are sent with it, and we answer by email.'
      }
    />
  )
}
