import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { isDeciding } from '@/shared/free-places.ts'
import { usePageActions } from '@/shared/page-actions.ts'
import { isHireable } from '@/shared/people/hire/hire-rules.ts'
import type { HireFlow } from '@/shared/people/hire/use-hire.ts'
import type { Decide } from '@/shared/people/use-decide.ts'
import { isFocusLost, useFocusPlace } from '@/shared/use-focus-place.ts'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'

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
  /** Compares the selected applicants. @returns whether they can be compared */
  compare: () => boolean
  /** Shows a row that a gallery does not show yet. @returns whether it had to; the rows of a list are shown by scrolling */
  reveal: (index: number) => boolean
  /** The row that gets the focus once, when a profile returns to the list. */
  returnsTo: string | undefined
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]') ?? undefined

/**
 * How long the focus rests on an applicant before the profile is read ahead, in ms: the row is painted before, and those who are passed quickly are not
 * read at all.
 */
const restMs = 150

/** How often a row that is scrolled to is looked for, one frame each: a long list renders it a few frames later. */
const mostFrames = 20

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
  reveal,
  returnsTo,
}: Triage): void {
  const api = useApi()
  const client = useQueryClient()
  const offline = useOfflineReason()
  /** The row that had the focus last, and where it stood: when it leaves the list, the one in its place is next. */
  const last = useRef<{ readonly id: string; readonly index: number }>(undefined)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])

  const indexOf = (id: string | undefined) => listed.findIndex((applicant) => applicant.id === id)
  const remember = (id: string | undefined) => {
    const index = indexOf(id)
    if (id !== undefined && index !== -1) last.current = { id, index }
  }
  const rows = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const rowAt = (index: number) => rows().find(({ dataset }) => dataset['row'] === listed[index]?.id)
  /** Only a row that has the focus becomes the current one: keys must not be about somebody who is not shown. */
  const focusRow = (index: number): boolean => {
    const link = rowAt(index)?.querySelector<HTMLElement>('a')
    link?.focus()
    if (!link || document.activeElement !== link) return false
    remember(listed[index]?.id)
    return true
  }
  /** Scrolls to a row that a long list has not rendered, or lets a gallery show it, and focuses it once it is there. */
  const reachRow = (index: number, frames = mostFrames) => {
    if (frames === 0 || focusRow(index)) return
    const [near] = rows()
    if (near === undefined) return
    const { top, height } = near.getBoundingClientRect()
    const distance = top + (index - indexOf(near.dataset['row'])) * height - globalThis.innerHeight / 2
    if (frames === mostFrames && !reveal(index)) globalThis.scrollBy({ top: distance, behavior: 'instant' })
    requestAnimationFrame(() => reachRow(index, frames - 1))
  }
  /** The index of the first row below the head of the table, which stays at the top of the page. */
  const firstInSight = () => {
    const head = root.current?.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
    const shown = rows().find((row) => row.getBoundingClientRect().top >= head - 1) ?? rows()[0]
    return Math.max(0, indexOf(shown?.dataset['row']))
  }
  const currentIndex = () => {
    remember(rowOf(document.activeElement)?.dataset['row'])
    return indexOf(last.current?.id)
  }
  const current = () => {
    const index = currentIndex()
    return rowAt(index) === undefined ? undefined : listed[index]
  }

  useEffect(() => {
    const element = root.current
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof Element) remember(rowOf(target)?.dataset['row'])
    }
    element?.addEventListener('focusin', keep)
    return () => element?.removeEventListener('focusin', keep)
  })
  // A row left the list with the focus, as after a hire: the one in its place gets it.
  useLayoutEffect(() => {
    if (last.current === undefined || listed.length === 0 || indexOf(last.current.id) !== -1 || !isFocusLost()) return
    focusRow(Math.min(last.current.index, listed.length - 1))
  })
  const next = useRef<HTMLElement>(null)
  const keepFocus = useFocusPlace(next)
  const keepFocusAfterHire = useEffectEvent(() => {
    if (last.current === undefined || indexOf(last.current.id) !== -1) return
    const row = rowAt(Math.min(last.current.index, listed.length - 1))
    next.current = row?.querySelector<HTMLElement>('a') ?? document.querySelector<HTMLElement>('main h1')
    keepFocus()
  })
  // The row left the list while the dialog had the focus: what it returns the focus to is gone.
  useLayoutEffect(() => {
    if (!hire.isOpen) keepFocusAfterHire()
  }, [hire.isOpen])

  const returnTo = useEffectEvent((id: string) => {
    const index = indexOf(id)
    // What the person has focused in the meantime keeps the focus.
    if (index !== -1 && (isFocusLost() || document.activeElement?.matches('main h1') === true)) reachRow(index)
  })
  useEffect(() => {
    if (returnsTo === undefined) return undefined
    // After this commit the heading of the new page gets the focus, and the page is scrolled to where it was.
    const frame = requestAnimationFrame(() => returnTo(returnsTo))
    return () => cancelAnimationFrame(frame)
  }, [returnsTo])

  const targetOf = (step: 1 | -1): number => {
    const index = currentIndex()
    if (index !== -1) return index + step
    if (last.current === undefined) return firstInSight()
    return Math.min(Math.max(0, last.current.index + (step === 1 ? 0 : -1)), listed.length - 1)
  }
  /** Reads the profile of who is looked at: Enter then opens it without waiting. */
  const readAhead = ({ workerId }: Applicant) => {
    clearTimeout(resting.current)
    const read = () => void client.prefetchQuery(queryFor(api, workers.get, { params: { id: workerId } }))
    resting.current = setTimeout(read, restMs)
  }
  const move = (step: 1 | -1): boolean => {
    const index = targetOf(step)
    const target = listed[index]
    if (target === undefined) return false
    reachRow(index)
    readAhead(target)
    return true
  }
  /** Whether a decision can be sent; without a connection it says why not. */
  const canSend = () => {
    if (offline !== undefined) toast.error(offline, { id: 'offline' })
    return isDeciding(gig) && offline === undefined
  }
  const withCurrent = (action: (applicant: Applicant) => void, isPossible = true): boolean => {
    const applicant = current()
    if (applicant === undefined || !isPossible) return false
    action(applicant)
    return true
  }
  const toggle = ({ id }: Applicant) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  const clearSelection = () => {
    if (selected.size === 0) return false
    // The buttons of the selection go with it, and the focus that one of them may have.
    if (rowOf(document.activeElement) === undefined) focusRow(listed.findIndex(({ id }) => selected.has(id)))
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
        return withCurrent((applicant) => void decide.shortlist(applicant), canSend())
      case 'decline':
        return withCurrent((applicant) => void decide.decline(applicant), canSend())
      case 'hire':
        return withCurrent((applicant) => isHireable(gig, applicant) && hire.open(applicant))
      case 'compare':
        return compare()
      case 'undo':
        return decide.undoLast()
      case 'close':
        return clearSelection()
      case 'open':
        return false
    }
  })
}
