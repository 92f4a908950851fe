import type { Gig } from '@/api/contract/schemas/gig.ts'
import { NewDot } from '@/design-system/components/NewDot/index.ts'
import { newApplicants } from '../../model/new-applicants.ts'

/** '2 new' with a gold dot, for applicants who came since they were last looked at on this device. */
export function NewApplicants({ gig }: { gig: Gig }) {
  const count = newApplicants(gig)
  return count === 0 ? null : <NewDot>{`${count > 99 ? '99+' : count} new`}</NewDot>
}
