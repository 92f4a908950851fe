import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { mostSessions } from '@/api/contract/schemas/gig-session.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { CalendarIcon } from '@/design-system/icons/CalendarIcon.tsx'
import { LockIcon } from '@/design-system/icons/LockIcon.tsx'
import { PlusIcon } from '@/design-system/icons/PlusIcon.tsx'
import { hasTimes } from '@/shared/gig-sessions.ts'
import { useLock } from '../data/locked-fields.ts'
import { addId, useAddition, useRemoval } from '../data/use-entry-focus.ts'
import type { GigForm } from '../model/gig-fields.ts'
import { sessionAfter } from '../model/sessions.ts'
import { fieldId } from '../model/steps.ts'
import { RepeatDialog } from './repeat-dialog.tsx'
import { Session } from './session-fields.tsx'

/** From this number on, complete sessions are shown as lines. */
const manySessions = 3

/** The sessions of a Gig: added one by one, or repeated. */
export function SessionsEditor() {
  const { control, getValues } = useFormContext<GigForm>()
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'sessions' })
  const sessions = useWatch({ control, name: 'sessions' })
  const [isRepeating, setRepeating] = useState(false)
  const removeAt = useRemoval('sessions', remove)
  const addAt = useAddition('sessions', () => append(sessionAfter(getValues('sessions')), { shouldFocus: false }))
  const room = mostSessions - fields.length
  const lock = useLock('sessions')

  return (
    <Stack space={3} as="section" id={fieldId('sessions')} aria-label="Sessions">
      <Spread align="baseline">
        <Heading level={3} look="label">
          Sessions
        </Heading>
        <Text tone="muted" size="caption">{`${fields.length} of ${mostSessions}`}</Text>
      </Spread>
      {lock !== undefined && <Notice icon={<LockIcon size="sm" />}>{lock}</Notice>}
      {fields.map(({ id }, index) => (
        <Session
          key={id}
          index={index}
          isOneOfFew={fields.length < manySessions}
          onRemove={fields.length > 1 && lock === undefined ? () => removeAt(index) : undefined}
        />
      ))}
      {lock !== undefined ? null : room > 0 ? (
        <Inline>
          <Button
            id={addId('sessions')}
            variant="outline"
            size="sm"
            icon={<PlusIcon />}
            onClick={() => addAt(fields.length)}
          >
            Add a session
          </Button>
          {sessions.some(hasTimes) && (
            <Button variant="outline" size="sm" icon={<CalendarIcon />} onClick={() => setRepeating(true)}>
              Repeat a session
            </Button>
          )}
        </Inline>
      ) : (
        <Text tone="muted" size="caption">{`You can add up to ${mostSessions} sessions`}</Text>
      )}
      {isRepeating && (
        <RepeatDialog sessions={sessions} onRepeat={(next) => replace(next)} onClose={() => setRepeating(false)} />
      )}
    </Stack>
  )
}
