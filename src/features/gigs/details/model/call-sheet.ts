import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { GigSession } from '@/api/contract/schemas/gig-session.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { clockTime } from '@/design-system/lib/format-day.ts'
import { gigLabels, gigTitle, labelOf, formatPlace } from '@/shared/gig-looks.ts'
import { sessionLine, sortSessions } from '@/shared/gig-sessions.ts'
import { personName } from '@/shared/people-looks.ts'
import { isAbsentPlace } from '@/rules/check-ins.ts'
import { arrivalText } from '@/shared/work-review/arrival-copy.ts'
import { arrivalAt, sessionOfToday, sessionsOfPlace } from '@/shared/work-review/place-sessions.ts'
import { formatPhone } from '@/lib/phone.ts'
import { addressLine } from '../../model/gig-copy.ts'
import type { CallSheet, SheetPerson } from './stored-call-sheet.ts'

const withNumber = (phone: string | null | undefined, withPhones: boolean) =>
  withPhones && phone ? { phone: formatPhone(phone) } : {}
const present = <Key extends string>(key: Key, value: string | null | undefined) =>
  value?.trim() ? ({ [key]: value.trim() } as Record<Key, string>) : {}

function perkLines({ perks }: Gig): string[] {
  if (!perks) return []
  const { transport, meals, equipment } = perks
  return [
    transport && `Transport: ${labelOf(gigLabels.transport, transport)}`,
    typeof meals === 'boolean' && `Meals: ${meals ? 'Included' : 'Not included'}`,
    equipment && `Equipment: ${labelOf(gigLabels.equipment, equipment)}`,
  ].filter((line) => typeof line === 'string')
}

/** Whether a worker is at the session of today, and on any day that one was reported as absent, for whom nobody waits; otherwise undefined. */
function arrivalOf(place: WorkerGig, gig: Gig, now: Date): string | undefined {
  if (isAbsentPlace(place)) return 'Reported absent'
  const today = sessionOfToday(sessionsOfPlace(place, gig), now)
  return today && arrivalText(arrivalAt(today, place, now))
}

/**
 * The call sheet of a Gig.
 * @param workerGigs its hired places; cancelled ones are left out
 * @param withPhones whether phone numbers are included
 * @param now the moment for which the sheet says who is there
 */
export function callSheetOf(
  gig: Gig,
  workerGigs: readonly WorkerGig[],
  { withPhones, now }: { withPhones: boolean; now?: Date },
): CallSheet {
  const { onSiteContact: contact } = gig
  return {
    gigId: gig.id,
    title: gigTitle(gig),
    ...present('category', gig.category),
    ...present('area', formatPlace(gig)),
    sessions: sortSessions(gig.sessions),
    ...present('place', addressLine(gig) ?? formatPlace(gig)),
    ...present('landmark', gig.location?.landmark),
    ...(contact && { contact: { name: contact.name, ...withNumber(contact.phone, withPhones) } }),
    ...present('dressCode', gig.perks?.dressCode),
    perks: perkLines(gig),
    deliverables: gig.deliverables.map(({ text }) => text),
    people: workerGigs
      .filter(({ status }) => status !== 'cancelled')
      .map((place) => ({
        name: personName(place.worker),
        ...present('title', place.worker.title),
        ...withNumber(place.worker.phone, withPhones),
        ...present('arrival', now && arrivalOf(place, gig, now)),
      })),
  }
}

/** Where and when to be for one session: 'Sat 22 Nov 2025, 10:00 AM – 6:00 PM, arrive by 8:30 AM'. */
export const sheetSession = (session: GigSession) =>
  [sessionLine(session), session.arrival && `arrive by ${clockTime(session.arrival)}`].filter(Boolean).join(', ')

const personLine = ({ name, title, phone }: SheetPerson) => [name, title, phone].filter(Boolean).join(', ')
const list = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `- ${line}`)]
const fact = (label: string, value: string | undefined) => (value === undefined ? [] : [`${label}: ${value}`])

/** Non-breaking spaces are for pages: in a message they would hide the text from a search. */
const noBreak = '\u00A0'

/** The call sheet as text, for a message. */
export function callSheetText(sheet: CallSheet): string {
  const { title, sessions, place, landmark, contact, dressCode, perks, deliverables, people } = sheet
  const lines = [
    ...fact('Place', place),
    ...fact('Landmark', landmark),
    ...fact('Contact', contact && personLine(contact)),
    ...fact('Dress code', dressCode),
  ]
  return [
    `Call sheet: ${title}`,
    ...list(sessions.length === 1 ? 'Session (Lagos time)' : 'Sessions (Lagos time)', sessions.map(sheetSession)),
    ...(lines.length === 0 ? [] : ['', ...lines]),
    ...list('What the worker gets', perks),
    ...list('Deliverables', deliverables),
    ...list('Hired', people.map(personLine)),
  ]
    .join('\n')
    .replaceAll(noBreak, ' ')
}

/** A WhatsApp link with the text filled in; the employer chooses the recipient. */
export const whatsAppHref = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`
