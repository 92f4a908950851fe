import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { type Day } from '../../lib/days.ts'
import { Button } from '../Button/index.ts'
import { Heading } from '../Heading/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { type CalendarViewName, calendarViews, type CalendarViewLabels } from './calendar-view-labels.ts'
import * as styles from './CalendarView.css.ts'

interface CalendarHeaderProps {
  title: string
  titleId: string
  /** Whether a month, a week or a list is shown. */
  view: CalendarViewName
  /** Called with the view that the reader chooses. */
  onViewChange: (view: CalendarViewName) => void
  onTurn: (count: 1 | -1) => void
  onToday: () => void
  labels: CalendarViewLabels
}

/** The title of the visible days, the buttons to the previous and next page, and the choice of views. */
export function CalendarHeader({ title, titleId, view, onViewChange, onTurn, onToday, labels }: CalendarHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.title}>
        <Heading level={2} look="title" id={titleId} aria-live="polite">
          {title}
        </Heading>
      </div>
      <div className={styles.turns}>
        <IconButton label={labels.previous[view]} icon={<ChevronLeftIcon />} size="sm" onClick={() => onTurn(-1)} />
        <Button variant="outline" size="sm" onClick={onToday}>
          {labels.today}
        </Button>
        <IconButton label={labels.next[view]} icon={<ChevronRightIcon />} size="sm" onClick={() => onTurn(1)} />
      </div>
      <div role="group" aria-label={labels.view} className={styles.views}>
        {calendarViews.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.view}
            aria-pressed={each === view}
            onClick={() => onViewChange(each)}
          >
            {labels.views[each]}
          </button>
        ))}
      </div>
    </div>
  )
}

/**
 * A function that goes to a day, brings it into the window and gives it the focus.
 * @param isShown whether the day is rendered: it may come with its month only, or after the entries are loaded.
 */
export function useGoToDay(root: RefObject<HTMLElement | null>, day: Day, isShown: boolean) {
  // Counted, because a day that is shown already changes nothing else, and the effect would not run.
  const [asked, setAsked] = useState(0)
  const answered = useRef(0)
  useLayoutEffect(() => {
    const target = root.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    if (answered.current === asked || !isShown || !target) return
    answered.current = asked
    target.focus({ preventScroll: true })
    target.closest('td, section')?.scrollIntoView({ block: 'nearest' })
  }, [root, day, isShown, asked])
  return (onDateChange: (day: Day) => void) => {
    setAsked(asked + 1)
    onDateChange(day)
  }
}
