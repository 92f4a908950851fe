import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { isFocusLost } from '@/design-system/lib/focus-lost.ts'
import { useCurrentRow } from '@/design-system/lib/use-current-row.ts'
import { isDeciding } from '@/shared/free-places.ts'
import { usePageActions } from '@/shared/page-actions.ts'
import { isHireable } from '@/shared/people/hire/hire-rules.ts'
import type { HireFlow } from '@/shared/people/hire/use-hire.ts'
import { useWhenHireCloses } from '@/shared/people/hire/use-when-hire-closes.ts'
import { type DecisionEvent, takesDecision } from '@/shared/people/decision-marks.ts'
import type { Decide } from '@/shared/people/use-decide.ts'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { restMs } from './use-rendered-for.ts'

interface Triage {
  /** The element around the list. */
  root: RefObject<HTMLElement | null>
  /** The applicants in their order; undefined while they are read. */
  listed: readonly Applicant[] | undefined
  gig: Gig
  decide: Decide
  hire: HireFlow
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  /** Compares the selected applicants, or says how many are needed. */
  compare: () => void
  /** The row that gets the focus once, when a profile returns to the list. */
  returnsTo: string | undefined
}

/**
 * The keyboard of a list of applicants (docs/product/rules.md#keyboard). The applicant whose row has the focus is the one that keys are about; where the
 * focus is elsewhere, it is the last one that had it.
 */
export function useTriageKeys({
  root,
  listed = [],
  gig,
  decide,
  hire,
  selected,
  onSelect,
  compare,
  returnsTo,
}: Triage): void {
  const api = useApi()
  const client = useQueryClient()
  const offline = useOfflineReason()
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])

  const row = useCurrentRow({ root, ids: listed.map(({ id }) => id) })
  const latestRow = useRef(row)
  useLayoutEffect(() => {
    latestRow.current = row
  })
  const keepFocus = useFocusPlace(() => latestRow.current.successor() ?? document.querySelector<HTMLElement>('main h1'))
  // The row leaves the list before or after the dialog closes: what it returns the focus to is gone then.
  useWhenHireCloses(hire, keepFocus)

  const returnTo = useEffectEvent((id: string) => {
    const index = listed.findIndex((applicant) => applicant.id === id)
    // What the person has focused in the meantime keeps the focus.
    if (index !== -1 && (isFocusLost() || document.activeElement?.matches('main h1') === true)) row.reach(index)
  })
  useEffect(() => {
    if (returnsTo === undefined) return undefined
    // After this commit the heading of the new page gets the focus, and the page is scrolled to where it was.
    const frame = requestAnimationFrame(() => returnTo(returnsTo))
    return () => cancelAnimationFrame(frame)
  }, [returnsTo])

  /** Reads the profile of who is looked at: Enter then opens it without waiting. */
  const readAhead = ({ workerId }: Applicant) => {
    clearTimeout(resting.current)
    const read = () => void client.prefetchQuery(queryFor(api, workers.get, { params: { id: workerId } }))
    resting.current = setTimeout(read, restMs)
  }
  const move = (step: 1 | -1): boolean => {
    const index = row.move(step)
    const target = index === undefined ? undefined : listed[index]
    if (target === undefined) return false
    readAhead(target)
    return true
  }
  /** Whether a decision can be sent; without a connection it says why not. */
  const canSend = () => {
    if (offline !== undefined) toast.error(offline, { id: 'offline' })
    return isDeciding(gig) && offline === undefined
  }
  const withCurrent = (action: (applicant: Applicant) => void, isPossible = true): boolean => {
    const index = row.current()
    // Nobody is decided about unseen: the key shows who it would be about, and the next one decides.
    if (index === undefined) return row.show()
    const applicant = listed[index]
    if (applicant === undefined || !isPossible) return false
    action(applicant)
    return true
  }
  const decideAbout = (event: DecisionEvent) => (applicant: Applicant) => {
    if (takesDecision(decide.marks.get(applicant.id))) void decide[event](applicant)
  }
  const toggle = ({ id }: Applicant) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  const clearSelection = () => {
    if (selected.size === 0) return false
    // The buttons of the selection go with it, and the focus that one of them may have.
    if (!document.activeElement?.closest('[data-row]')) {
      listed.some(({ id }, index) => selected.has(id) && row.focus(index))
    }
    onSelect(new Set())
    return true
  }

  usePageActions((action) => {
    switch (action) {
      case 'next':
        return move(1)
      case 'previous':
        return move(-1)
      case 'select':
        return withCurrent(toggle)
      case 'shortlist':
        return withCurrent(decideAbout('shortlist'), canSend())
      case 'decline':
        return withCurrent(decideAbout('decline'), canSend())
      case 'hire':
        return withCurrent((applicant) => isHireable(gig, applicant) && canSend() && hire.open(applicant))
      case 'compare':
        compare()
        return true
      case 'undo':
        return decide.undoLast()
      case 'close':
        return clearSelection()
      case 'open':
        return false
    }
  })
}
