import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { answeredFailure } from '@/api/client/form-failure.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { longestMessage } from '@/api/contract/limits.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { type WorkerGig, workerMessage } from '@/api/contract/schemas/worker-gig.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useAppField } from '../form/use-app-field.ts'
import { onceOnlyFailure } from '../form/unanswered.ts'
import { useAppForm } from '../form/use-app-form.ts'
import { gigTitle } from '../gig-looks.ts'
import { personName } from '../people-looks.ts'
import { useTypedText } from '../typed-text.ts'
import { useMailingRef } from '../use-mailing-ref.ts'
import { now } from '@/lib/clock.ts'
import { contactLinks, openingText } from './contact-links.ts'

export interface MessageDialogProps {
  /** Whom the message goes to; one of them can also be called. */
  places: readonly WorkerGig[]
  gig: Gig
  open: boolean
  onClose: () => void
}

type Form = { message: string }
interface Unreached {
  name: string
  reason: string
}

const rules = z.object({ message: workerMessage.shape.message })

/**
 * A message by email to one hired worker or to several, and for one also a call, an email or a WhatsApp message of one's own. What was typed stays on
 * this device until it was sent. Give it a `key` for each opening.
 */
export function MessageDialog({ places, gig, open, onClose }: MessageDialogProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const [result, setResult] = useState<{ unreached: readonly Unreached[]; isNobody: boolean }>()
  const send = useApiMutation(gigPeople.message, {
    failure: answeredFailure,
    success: ({ sent: { length } }) =>
      length > 1 ? `${length} messages sent` : length === 1 ? 'Message sent' : undefined,
  })
  const text = useTypedText('message', subjectOf(places, gig))
  const mailing = useMailingRef('message', subjectOf(places, gig))
  const form = useAppForm<Form>({
    schema: rules,
    initial: { message: '' },
    keeps: [{ path: 'message', text }],
    order: ['message'],
    send: async ({ message }) => {
      const workerGigIds = places.map(({ id }) => id)
      const trimmed = message.trim()
      const ref = mailing.of([workerGigIds.toSorted(), trimmed])
      const { sent, failed } = await send.mutateAsync({
        params: { id: gig.id },
        body: { workerGigIds, message: trimmed, ref },
      })
      mailing.answered()
      // Where nobody was reached, the words are still to be sent.
      if (sent.length > 0) text.remove()
      if (failed.length === 0) onClose()
      else {
        const unreached = failed.map(({ workerGigId, reason }) => ({ name: nameOf(places, workerGigId), reason }))
        setResult({ unreached, isNobody: sent.length === 0 })
      }
    },
    readFailure: onceOnlyFailure,
  })
  const [only] = places
  const isOne = places.length === 1 && only !== undefined
  if (result !== undefined) return <NotReached open={open} {...result} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      open={open}
      title={isOne ? `Message ${personName(only.worker)}` : `Message ${places.length} workers`}
      description={isOne ? gigTitle(gig) : 'Each gets an email of their own.'}
      failureTitle="Your message was not sent"
      submitLabel="Send email"
      sendingLabel="Sending"
      initialFocusRef={input}
      onClose={onClose}
    >
      {isOne && <OwnWays place={only} gig={gig} />}
      <Message ref={input} />
    </FormDialog>
  )
}

/** What an unsent text belongs to: the one worker, or the Gig of several. */
const subjectOf = (places: readonly WorkerGig[], gig: Gig) =>
  places.length === 1 && places[0] !== undefined ? places[0].id : gig.id

const nameOf = (places: readonly WorkerGig[], id: string) => {
  const place = places.find((candidate) => candidate.id === id)
  return place === undefined ? 'A worker' : personName(place.worker)
}

/** Links to the phone, to WhatsApp and to the mail program; nothing for a worker without contacts. */
function OwnWays({ place, gig }: { place: WorkerGig; gig: Gig }) {
  const { call, whatsApp, email } = contactLinks(place.worker, gigTitle(gig), openingText(place, gig, now()))
  if (call === undefined && email === undefined) return null
  return (
    <Inline space={2}>
      {call !== undefined && (
        <ButtonLink size="sm" variant="outline" href={call}>
          Call
        </ButtonLink>
      )}
      {whatsApp !== undefined && (
        <ButtonLink size="sm" variant="outline" href={whatsApp} external>
          WhatsApp
        </ButtonLink>
      )}
      {email !== undefined && (
        <ButtonLink size="sm" variant="outline" href={email}>
          Email
        </ButtonLink>
      )}
    </Inline>
  )
}

function NotReached({
  open,
  unreached,
  isNobody,
  onClose,
}: {
  open: boolean
  unreached: readonly Unreached[]
  /** Whether the message has reached none of those it was for. */
  isNobody: boolean
  onClose: () => void
}) {
  return (
    <Dialog
      open={open}
      title={isNobody ? 'Nobody was reached' : 'Not everybody was reached'}
      size="sm"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack space={3}>
        <Notice tone="warning">{`${unreached.length === 1 ? 'This worker' : 'These workers'} did not get your message. Try to call them.`}</Notice>
        <List surface="plain">
          {unreached.map(({ name, reason }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two people may have the same name, and the order is fixed
            <ListItem key={index} description={reason}>
              <bdi>{name}</bdi>
            </ListItem>
          ))}
        </List>
      </Stack>
    </Dialog>
  )
}

function Message({ ref }: { ref: React.Ref<HTMLTextAreaElement> }) {
  const field = useAppField<Form, 'message'>('message')
  return <Textarea {...field} ref={ref} label="Message" required limit={longestMessage} />
}
