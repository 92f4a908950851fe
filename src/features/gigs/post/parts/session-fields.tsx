import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { DatePicker } from '@/design-system/components/DatePicker/index.ts'
import { focusField } from '@/design-system/components/ErrorSummary/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { TimeField } from '@/design-system/components/TimeField/index.ts'
import { TrashIcon } from '@/design-system/icons/TrashIcon.tsx'
import { addDays, isDay } from '@/design-system/lib/days.ts'
import { shownErrors } from '@/shared/form/form-errors.ts'
import { hasTimes, sessionTimesWithArrival } from '@/shared/gig-sessions.ts'
import { now } from '@/lib/clock.ts'
import { lagosDay, shortDay } from '@/lib/dates.ts'
import { useGigField } from '../data/use-gig-field.ts'
import { removeId } from '../data/use-entry-focus.ts'
import type { GigForm } from '../model/gig-fields.ts'
import { endsNextDay } from '../model/sessions.ts'
import { fieldId } from '../model/steps.ts'
import { UsualDays, UsualTimes } from './usual-choices.tsx'

interface SessionProps {
  index: number
  /** There are few sessions, so the fields of each are shown. Among many, a complete session is one line with its date and times. */
  isOneOfFew: boolean
  /** Undefined for the only session. */
  onRemove: (() => void) | undefined
}

/** One session: a date with its times. */
export function Session({ index, isOneOfFew, onRemove }: SessionProps) {
  // react-hook-form mutates the errors in place, which memoized readers would miss.
  'use no memo'
  const { control } = useFormContext<GigForm>()
  const session = useWatch({ control, name: `sessions.${index}` })
  const { errors } = useFormState({ control })
  const name = `Session ${index + 1}`
  const [opened, setOpened] = useState<'typed' | 'edited'>()
  const isComplete = hasTimes(session) && shownErrors(errors.sessions?.[index]).size === 0
  // Shown fields stay shown: a value may be complete before it is right.
  if (!isComplete && opened === undefined) setOpened('typed')
  const isLine = !isOneOfFew && isComplete && opened === undefined
  const focusDate = useEffectEvent(() => focusField(fieldId(`sessions.${index}.date`)))
  useEffect(() => {
    if (opened === 'edited') focusDate()
  }, [opened])
  return (
    <Card as="section" padding="sm" aria-label={name}>
      <Stack space={4}>
        {/* Only the words may become narrower: the buttons of all lines stand below each other. */}
        <Columns template="fill-content" space={4} align="center">
          {isLine ? (
            <Stack space={1}>
              <Text weight="semibold">{shortDay(session.date)}</Text>
              <Text tone="muted" size="caption">
                {sessionTimesWithArrival(session)}
              </Text>
            </Stack>
          ) : (
            <Heading level={3} look="label">
              {name}
            </Heading>
          )}
          <Inline space={1} wrap={false}>
            {isLine && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Edit ${name.toLowerCase()}`}
                onClick={() => setOpened('edited')}
              >
                Edit
              </Button>
            )}
            {onRemove && (
              <IconButton
                id={removeId('sessions', index)}
                label={`Remove ${name.toLowerCase()}`}
                icon={<TrashIcon />}
                variant="ghost"
                tone="neutral"
                size="sm"
                onClick={onRemove}
              />
            )}
          </Inline>
        </Columns>
        {!isLine && <SessionFields index={index} />}
      </Stack>
    </Card>
  )
}

function SessionFields({ index }: { index: number }) {
  const date = useGigField(`sessions.${index}.date`)
  const start = useGigField(`sessions.${index}.start`)
  const end = useGigField(`sessions.${index}.end`)
  const arrival = useGigField(`sessions.${index}.arrival`)
  const nextDay = useGigField(`sessions.${index}.endsNextDay`)
  const today = lagosDay(now())
  // A Gig that is changed has its day, and a republished one its own suggestions.
  const [isNew] = useState(() => index === 0 && date.value === '' && start.value === '')
  const setTimes = (times: { start?: string; end?: string }) => {
    if (times.start !== undefined) start.onChange(times.start)
    if (times.end !== undefined) end.onChange(times.end)
    nextDay.onChange(endsNextDay({ start: start.value, end: end.value, ...times }))
  }
  const endDay = nextDay.value && isDay(date.value) ? shortDay(addDays(date.value, 1)) : undefined
  return (
    <Stack space={isNew ? 4 : 2}>
      {isNew && <UsualDays today={today} chosen={date.value} onChoose={date.onChange} />}
      <DatePicker
        {...date}
        label="Date"
        required
        today={today}
        min={today}
        minMessage="Date cannot be in the past"
        onChange={(value) => date.onChange(value ?? '')}
      />
      {isNew && <UsualTimes chosen={{ start: start.value, end: end.value }} onChoose={setTimes} />}
      <Tiles columns={{ mobile: 1, tablet: 3 }} space={3}>
        <TimeField
          {...start}
          label="Starts"
          required
          firstTime="18:00"
          onChange={(value) => setTimes({ start: value ?? '' })}
        />
        <TimeField
          {...end}
          label="Ends"
          required
          firstTime="22:00"
          {...(end.message === undefined && endDay !== undefined && { message: `Ends ${endDay}`, tone: 'neutral' })}
          onChange={(value) => setTimes({ end: value ?? '' })}
        />
        <TimeField
          {...arrival}
          label="Arrival"
          optional
          firstTime="17:00"
          onChange={(value) => arrival.onChange(value ?? '')}
        />
      </Tiles>
    </Stack>
  )
}
