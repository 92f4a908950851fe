import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import type { PosterPerson } from '../../poster/poster-facts.ts'
import { personName } from '@/shared/people-looks.ts'

/** Who is hired for a Gig, for its poster; cancelled places are free again. */
export const hiredPeople = (places: readonly WorkerGig[] | undefined): readonly PosterPerson[] =>
  (places ?? [])
    .filter(({ status }) => status !== 'cancelled')
    .map(({ worker }) => ({ id: worker.id, name: personName(worker), src: worker.imageUrl }))
