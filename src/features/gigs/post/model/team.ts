import { type Gig, mostTeamWorkers } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { personName } from '@/shared/people-looks.ts'

/** A worker who was hired for the previous Gig. */
export interface Teammate {
  id: string
  name: string
  /** False for workers the employer would not hire again. */
  isWelcome: boolean
}

/** The hired workers, each once, without cancelled places. */
export function teamOf(places: readonly WorkerGig[]): Teammate[] {
  const people = places
    .filter(({ status }) => status !== 'cancelled')
    .map(
      ({ workerId, worker, review }) =>
        [
          workerId,
          {
            id: workerId,
            name: personName(worker),
            isWelcome: review?.hireAgain !== false,
          },
        ] as const,
    )
  return [...new Map(people).values()]
}

/** The workers who can be asked for a republished Gig that is continued. @param places of the Gig before; without them only who is chosen is known */
export const teamToAsk = ({ team = [] }: Pick<Gig, 'team'>, places: readonly WorkerGig[] | undefined): Teammate[] =>
  places === undefined
    ? team.map((member) => ({ id: member.workerId, name: personName(member), isWelcome: true }))
    : teamOf(places)

/** The workers who are ticked at first: those whom the employer would hire again, as many as can be invited. */
export const startingTeam = (team: readonly Teammate[]): string[] =>
  team
    .filter(({ isWelcome }) => isWelcome)
    .map(({ id }) => id)
    .slice(0, mostTeamWorkers)

/** Those of some workers who can still be asked: a hire may have been cancelled since they were ticked. */
export const stillOf = (team: readonly Teammate[], workerIds: readonly string[]): string[] =>
  workerIds.filter((id) => team.some((teammate) => teammate.id === id))

/** Whether the server has this team of a Gig. @param workerIds undefined where none was sent */
export const hasTeam = ({ team = [] }: Pick<Gig, 'team'>, workerIds: readonly string[] | undefined): boolean =>
  workerIds === undefined || workerIds.join() === team.map(({ workerId }) => workerId).join()
