import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { addDays } from '@/design-system/lib/days.ts'
import { weekdayAndDate, weekdayAndDay } from '@/design-system/lib/format-day.ts'
import { timeOfDay } from '@/shared/gig-sessions.ts'
import type { SessionForm } from '../model/gig-fields.ts'
import { usualDays, usualTimes } from '../model/sessions.ts'

interface UsualDaysProps {
  /** The present day in Lagos. */
  today: string
  chosen: string
  onChoose: (day: string) => void
}

/** The days that most first sessions are on, one press each. One of the next week needs no month. */
export function UsualDays({ today, chosen, onChoose }: UsualDaysProps) {
  return (
    <Inline as="section" space={2} aria-label="Usual days">
      {usualDays(today).map((day) => (
        <Choice key={day} isChosen={day === chosen} onChoose={() => onChoose(day)}>
          {day < addDays(today, 8) ? weekdayAndDate(day) : weekdayAndDay(day)}
        </Choice>
      ))}
    </Inline>
  )
}

type Times = Pick<SessionForm, 'start' | 'end'>

interface UsualTimesProps {
  chosen: Times
  onChoose: (times: Times) => void
}

/** The times that most first sessions have, one press for start and end. */
export function UsualTimes({ chosen, onChoose }: UsualTimesProps) {
  return (
    <Inline as="section" space={2} aria-label="Usual times">
      {usualTimes.map(({ start, end }) => (
        <Choice
          key={start}
          isChosen={start === chosen.start && end === chosen.end}
          onChoose={() => onChoose({ start, end })}
        >
          {`${timeOfDay(start)} – ${timeOfDay(end)}`}
        </Choice>
      ))}
    </Inline>
  )
}

interface ChoiceProps {
  isChosen: boolean
  onChoose: () => void
  children: string
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <Button variant={isChosen ? 'soft' : 'outline'} size="sm" aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </Button>
  )
}
