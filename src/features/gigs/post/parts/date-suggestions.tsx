import { useFormContext } from 'react-hook-form'
import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { weekdayAndDay } from '@/design-system/lib/format-day.ts'
import { now } from '@/lib/clock.ts'
import { lagosDay, nonBreaking } from '@/lib/dates.ts'
import { dateSuggestions } from '../model/date-suggestions.ts'
import type { GigForm } from '../model/gig-fields.ts'

/** Suggested days for a republished Gig: the same weekdays, next week or next month. */
export function DateSuggestions({ before }: { before: GigForm }) {
  const { setValue, trigger } = useFormContext<GigForm>()
  const suggestions = dateSuggestions(before, lagosDay(now()))
  if (suggestions.length === 0) return null
  return (
    <Stack space={2} as="section" aria-label="Suggested days">
      <Text weight="medium">When is it this time?</Text>
      <Inline space={2}>
        {suggestions.map(({ id, label, sessions, deadline }) => (
          <Button
            key={id}
            variant="outline"
            size="sm"
            onClick={() => {
              setValue('sessions', sessions, { shouldDirty: true })
              setValue('applicationDeadline', deadline, { shouldDirty: true })
              void trigger('sessions')
            }}
          >
            {`${label} (${nonBreaking(weekdayAndDay(sessions[0]?.date ?? ''))})`}
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}
