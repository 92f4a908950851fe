import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Text, type TextSize } from '@/design-system/components/Text/index.ts'
import { useFormats, useNow } from '@/design-system/lib/format-provider.tsx'
import { now } from '@/lib/clock.ts'
import { nonBreaking } from '@/lib/dates.ts'
import { clockTone } from './clock-tone.ts'

interface ReviewClockProps {
  /** When the server approves the work, ISO 8601. */
  dueAt: string
  size?: TextSize
  /** Where a row has room for two short lines: the last 24 hours say how long, and before that when. */
  short?: boolean
}

const tones = { neutral: 'default', warning: 'warning', danger: 'danger' } as const

/** When submitted work is approved if nobody reviews it (docs/product/worker-profile.md). The colour repeats what the words say. */
export function ReviewClock({ dueAt, size = 'body', short = false }: ReviewClockProps) {
  const formats = useFormats()
  const present = useNow() ?? now()
  const tone = clockTone(dueAt, present)
  if (Date.parse(dueAt) <= present.getTime()) {
    return (
      <Text as="span" size={size} tone="danger">
        Being approved automatically now
      </Text>
    )
  }
  return (
    <Text as="span" size={size} tone={tones[tone]} weight={tone === 'neutral' ? 'regular' : 'medium'}>
      {'Approves automatically '}
      {short && tone !== 'neutral' ? (
        nonBreaking(formats.relative(dueAt, present))
      ) : (
        <>
          <DateTime value={dueAt} year={short ? 'other' : 'always'} />{' '}
          {!short && `(${nonBreaking(formats.relative(dueAt, present))})`}
        </>
      )}
    </Text>
  )
}
