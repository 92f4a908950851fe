import { useId, useState } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { RadioGroup } from '@/design-system/components/RadioGroup/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { mostSessions } from '@/api/contract/schemas/gig-session.ts'
import { hasTimes, sessionLine } from '@/shared/gig-sessions.ts'
import { shortDay } from '@/lib/dates.ts'
import type { SessionForm } from '../model/gig-fields.ts'
import { type Repeat, repeatSession, repeats } from '../model/sessions.ts'

const repeatLabels: Readonly<Record<Repeat, string>> = {
  day: 'Every day',
  weekday: 'Every weekday, Monday to Friday',
  week: 'Every week',
}

interface RepeatDialogProps {
  sessions: readonly SessionForm[]
  onRepeat: (sessions: SessionForm[]) => void
  onClose: () => void
}

/** Adds sessions with the same times on further days. */
export function RepeatDialog({ sessions, onRepeat, onClose }: RepeatDialogProps) {
  const formId = useId()
  const completeSessions = sessions.flatMap((session, index) =>
    hasTimes(session) ? [{ value: String(index), label: sessionLine(session) }] : [],
  )
  const [chosen, setChosen] = useState(completeSessions.at(-1)?.value ?? '')
  const [every, setEvery] = useState<Repeat>('week')
  const [times, setTimes] = useState('3')
  const [isChecked, setChecked] = useState(false)
  const room = mostSessions - sessions.length
  const count = /^\d{1,3}$/.test(times.trim()) ? Number(times) : 0
  const isValid = count >= 1 && count <= room
  const repeated = isValid ? repeatSession(sessions, Number(chosen), { every, times: count }) : []
  const added = repeated.slice(sessions.length)
  const lastAdded = added.at(-1)

  const submit = () => {
    setChecked(true)
    if (!isValid) return
    onRepeat(repeated)
    onClose()
  }
  return (
    <Dialog
      open
      size="sm"
      title="Repeat a session"
      description="The same times, on the days that follow."
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            {added.length === 1 ? 'Add 1 session' : added.length > 1 ? `Add ${added.length} sessions` : 'Add sessions'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog is rendered in a portal, but React's events bubble to the form around it.
          event.stopPropagation()
          submit()
        }}
      >
        <Stack space={4}>
          {completeSessions.length > 1 && (
            <Select
              label="Session"
              options={completeSessions}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
          <RadioGroup
            label="How often"
            options={repeats.map((value) => ({ value, label: repeatLabels[value] }))}
            value={every}
            onChange={({ target }) => setEvery(repeats.find((interval) => interval === target.value) ?? 'week')}
          />
          <TextField
            label="How many more"
            required
            inputMode="numeric"
            value={times}
            message={isChecked && !isValid ? `Enter a number from 1 to ${room}` : undefined}
            onBlur={() => setChecked(true)}
            onChange={({ target }) => setTimes(target.value)}
          />
          <div role="status">
            {isValid && (
              <Text tone="muted" size="caption">
                {lastAdded === undefined
                  ? 'You already have sessions on these days.'
                  : `The last one is on ${shortDay(lastAdded.date)}.`}
              </Text>
            )}
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}
