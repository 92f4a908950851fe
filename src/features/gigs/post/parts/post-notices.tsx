import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { gigPaths } from '@/domain/gig-paths.ts'
import type { PostProblem } from '../data/use-post-gig.ts'

interface PostProblemProps {
  problem: PostProblem
  gigId: string | undefined
}

/** What came of posting or paying, where it did not go through: what is known, and the way on. */
export function PostProblemNotice({ problem, gigId }: PostProblemProps) {
  const linked = problem.kind === 'posted' || problem.kind === 'refused' ? (problem.gigId ?? gigId) : undefined
  return (
    <Alert
      tone={problem.kind === 'refused' ? 'danger' : 'warning'}
      role="alert"
      action={
        linked !== undefined ? (
          <ButtonLink size="sm" variant="outline" tone="neutral" href={gigPaths.details(linked)}>
            View Gig
          </ButtonLink>
        ) : undefined
      }
    >
      {problem.words}
    </Alert>
  )
}

/** It turned out to be paid: there is nothing left to do here. */
export function PaidNotice({ gigId }: { gigId: string }) {
  return (
    <Alert
      tone="success"
      role="status"
      title="This Gig is paid"
      action={
        <ButtonLink size="sm" variant="outline" tone="neutral" href={gigPaths.details(gigId)}>
          View Gig
        </ButtonLink>
      }
    >
      There is nothing left to pay.
    </Alert>
  )
}
