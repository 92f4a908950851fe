import type { Gig } from '@/api/contract/schemas/gig.ts'
import { dateTime } from '@/lib/dates.ts'
import { formatPlace, gigLabels, gigTitle, labelOf } from '@/shared/gig-looks.ts'
import { payLine, seatsLine } from '../../poster/poster-facts.ts'
import { sessionLine, sortSessions } from '@/shared/gig-sessions.ts'

/** The most sessions that a message names; the others are counted. */
const mostSessions = 5

/** Whether a Gig can be shown to everybody: it is open, and not only for those who are invited. */
export const canShare = ({ status, visibility }: Pick<Gig, 'status' | 'visibility'>) =>
  status === 'open' && visibility !== 'invite_only'

/** The Gig as a message: title, craft, sessions, place in short, pay, number of workers and the deadline. It has neither address nor contact. */
export function shareText(gig: Gig): string {
  const sessions = sortSessions(gig.sessions)
  const others = sessions.length - mostSessions
  const lines = [
    gigTitle(gig),
    labelOf(gigLabels.category, gig.category),
    ...sessions.slice(0, mostSessions).map(sessionLine),
    others > 0 ? `and ${others} more ${others === 1 ? 'session' : 'sessions'}` : undefined,
    formatPlace(gig),
    payLine(gig),
    gig.workersNeeded ? seatsLine({ needed: gig.workersNeeded, hired: 0, people: [] }, true) : undefined,
    gig.applicationDeadline ? `Applications close ${dateTime(gig.applicationDeadline)}.` : undefined,
  ]
  return lines
    .filter((line) => line !== undefined && line !== '')
    .join('\n')
    .replaceAll('\u00A0', ' ')
}
