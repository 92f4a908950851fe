import type { Transaction } from '../../db/database.ts'
import { day, later } from '../deps.ts'
import { planJob } from '../jobs.ts'
import { fieldsOf, type GigRow } from './rows.ts'
import { spansOf } from './brief.ts'

/** How long a Gig may wait for its payment, and keep one of the plan's reserved, before it is a draft again. */
export const unpaidMs = 7 * day

/** The next moment after `at` at which something happens to a Gig by itself; undefined when nothing does. */
export function nextMoment(row: GigRow, at: Date): Date | undefined {
  const sessions = spansOf(fieldsOf(row)).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  const moments = {
    draft: [],
    pending_payment: [later(row.updatedAt, unpaidMs), ...(row.startsAt === null ? [] : [row.startsAt])],
    open: [...(row.deadlineAt === null ? [] : [row.deadlineAt]), ...sessions],
    in_progress: sessions,
    completed: [],
    cancelled: [],
    expired: [],
  }[row.status]
  return moments.filter((moment) => moment > at).toSorted((a, b) => a.getTime() - b.getTime())[0]
}

/** Plans to look at a Gig when something happens to it by itself. */
export async function planNext(tx: Transaction, row: GigRow, at: Date) {
  const moment = nextMoment(row, at)
  if (moment !== undefined) await planLook(tx, row, moment)
}

/** Plans to look at a Gig at a moment. */
export const planLook = (tx: Transaction, { id, employerId }: Pick<GigRow, 'id' | 'employerId'>, moment: Date) =>
  planJob(tx, {
    id: `gig:${id}:${moment.toISOString()}`,
    kind: 'gig',
    payload: { gigId: id, employerId },
    runAt: moment,
  })
