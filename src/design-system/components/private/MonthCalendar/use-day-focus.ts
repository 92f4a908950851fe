import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useDirection } from '../../../lib/direction-provider.tsx'
import {
  addMonths,
  addToMonth,
  clampDay,
  type Day,
  dayAfterKey,
  type DayLimits,
  type Month,
  monthOf,
} from '../../../lib/days.ts'

interface DayFocusOptions extends DayLimits {
  /** The day that Tab reaches first. */
  first: Day
  /** The number of visible months. */
  months: number
  /** Whether focus goes to the first day as soon as it is drawn. */
  autoFocus: boolean
}

export interface DayFocus {
  /** The one day in the tab order. */
  focused: Day
  /** The visible months, in their order. */
  months: Month[]
  canGoBack: boolean
  canGoOn: boolean
  /** Shows the previous or the next month without moving focus. */
  turn: (count: 1 | -1) => void
  /** Makes a day the one in the tab order, without moving focus. */
  reach: (day: Day) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Roving focus over the days of one or several months. Keys move focus and, where they must, the months. The ref goes around the
 * days.
 */
export function useDayFocus({
  first,
  months: count,
  autoFocus,
  min,
  max,
}: DayFocusOptions): [focus: DayFocus, ref: RefObject<HTMLDivElement | null>] {
  const limits = { min, max }
  const direction = useDirection()
  const [focused, setFocused] = useState(() => clampDay(first, limits))
  const [shown, setShown] = useState(() => monthOf(clampDay(first, limits)))
  const ref = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(autoFocus)

  // The day may have been rendered only now, with its month.
  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    ref.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const months = Array.from({ length: count }, (_, index) => addToMonth(shown, index))
  const last = months.at(-1) ?? shown

  const goTo = (day: Day) => {
    const target = clampDay(day, limits)
    const month = monthOf(target)
    wantsFocus.current = target !== focused
    setFocused(target)
    if (month < shown) setShown(month)
    if (month > last) setShown(addToMonth(month, 1 - count))
  }

  const focus: DayFocus = {
    focused,
    months,
    canGoBack: min === undefined || monthOf(min) < shown,
    canGoOn: max === undefined || monthOf(max) > last,
    turn: (step) => {
      setShown(addToMonth(shown, step))
      setFocused(clampDay(addMonths(focused, step), limits))
    },
    reach: (day) => setFocused(clampDay(day, limits)),
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const target = dayAfterKey(focused, event, direction)
      if (target === undefined) return
      event.preventDefault()
      goTo(target)
    },
  }
  return [focus, ref]
}
