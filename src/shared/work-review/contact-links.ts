import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { parsePhone } from '@/lib/phone.ts'
import { formatPlace, gigTitle } from '../gig-looks.ts'
import { findNextSession, sessionLine, timeOfDay } from '../gig-sessions.ts'
import { sessionsOfPlace } from './place-sessions.ts'

/** The ways to reach a hired worker outside of Marquee; each only when the contact is known. */
export interface ContactLinks {
  readonly call?: string
  readonly whatsApp?: string
  readonly email?: string
}

const plainSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

/** What a message begins with: the worker's name, the Gig, its next session and place. */
export function openingText(place: Pick<WorkerGig, 'worker' | 'sessions' | 'hiredAt'>, gig: Gig, now: Date): string {
  const session = findNextSession(sessionsOfPlace(place, gig), now)
  const where = [gig.location?.address, formatPlace(gig)].filter(Boolean).join(', ')
  const lines = [
    `Hello ${place.worker.firstName || place.worker.lastName}, this is about “${gigTitle(gig)}”.`,
    session && sessionLine(session),
    session?.arrival && `Arrive by ${timeOfDay(session.arrival)}`,
    where,
  ]
  return plainSpaces(lines.filter(Boolean).join('\n'))
}

/** The links of a worker's contacts, filled with the text about the Gig. A number that is none gives no link. */
export function contactLinks(
  { phone, email }: Pick<WorkerGig['worker'], 'phone' | 'email'>,
  subject: string,
  text: string,
): ContactLinks {
  const parsed = phone ? parsePhone(phone) : undefined
  const number = parsed?.ok === true ? parsed.phone : undefined
  return {
    ...(number !== undefined && {
      call: `tel:${number}`,
      whatsApp: `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`,
    }),
    ...(email?.includes('@') === true && {
      email: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`,
    }),
  }
}
