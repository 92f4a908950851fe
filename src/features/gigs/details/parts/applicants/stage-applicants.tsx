import { lazyPanel } from '@/shared/lazy-panel.tsx'
import { useDecide } from '@/shared/people/use-decide.ts'
import type { CompareApplicantsProps } from './compare-applicants.tsx'
import { TriageList, type TriageListProps } from './triage-list.tsx'

const CompareApplicants = lazyPanel(async () => (await import('./compare-applicants.tsx')).CompareApplicants)

interface StageApplicantsProps extends Omit<TriageListProps, 'decide'> {
  /** Those who are compared in place of the list; undefined while the list is shown. */
  compared: CompareApplicantsProps['applicants'] | undefined
}

/** The applicants of one stage, listed or compared. Both decide by the same calls: who was decided about keeps 'Undo' from one to the other. */
export function StageApplicants({ compared, ...list }: StageApplicantsProps) {
  const decide = useDecide()
  if (compared === undefined) return <TriageList {...list} decide={decide} />
  const { gig, search, onSearch, hire, clashes, comparedId } = list
  return (
    <CompareApplicants
      gig={gig}
      applicants={compared}
      search={search}
      onSearch={onSearch}
      decide={decide}
      hire={hire}
      clashes={clashes}
      takesFocus={comparedId !== undefined}
    />
  )
}
