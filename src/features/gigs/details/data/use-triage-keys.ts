import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { usePageActions } from '@/shared/page-actions.ts'
import { isDeciding, isHireable } from '@/shared/people/hire/hire-rules.ts'
import type { HireFlow } from '@/shared/people/hire/use-hire.ts'
import type { Decide } from '@/shared/people/use-decide.ts'

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
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]') ?? undefined

/**
 * The keyboard of a list of applicants (docs/product/rules.md#keyboard). The applicant whose row has the focus is the one that keys are about; where the
 * focus is elsewhere, it is the last one that had it.
 */
export function useTriageKeys({ root, listed = [], gig, decide, hire, selected, onSelect, compare }: Triage): void {
  const api = useApi()
  const client = useQueryClient()
  const last = useRef<string>(undefined)

  const currentId = () => {
    const focused = rowOf(document.activeElement)?.dataset['row']
    if (focused !== undefined) last.current = focused
    return last.current
  }
  const indexOf = (id: string | undefined) => listed.findIndex((applicant) => applicant.id === id)
  const current = () => listed[indexOf(currentId())]

  const move = (step: 1 | -1): boolean => {
    const index = indexOf(currentId())
    const target = listed[index === -1 ? 0 : index + step]
    if (target === undefined) return false
    const row = [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
      ({ dataset }) => dataset['row'] === target.id,
    )
    row?.querySelector<HTMLElement>('a')?.focus()
    last.current = target.id
    // Enter then opens the profile without waiting.
    void client.prefetchQuery(queryFor(api, workers.get, { params: { id: target.workerId } }))
    return true
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
        return withCurrent((applicant) => void decide.shortlist(applicant), isDeciding(gig))
      case 'decline':
        return withCurrent((applicant) => void decide.decline(applicant), isDeciding(gig))
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
