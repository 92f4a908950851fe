import { spanOfDays } from '@/design-system/lib/format-day.ts'
import { gigLabels, labelOf, formatPlace } from '@/shared/gig-looks.ts'
import { sortSessions, sessionTimesWithArrival } from '@/shared/gig-sessions.ts'
import { dateTime, shortDay } from '@/lib/dates.ts'
import { payLine } from '../../model/pay-line.ts'
import { type GigForm, postedFields } from './gig-form.ts'

/** A changed field. */
export interface Change {
  label: string
  /** As lines, usually one; none for an empty value. */
  before: readonly string[]
  after: readonly string[]
}

const sessionLines = ({ sessions }: GigForm) =>
  sortSessions(sessions).map((session) => `${shortDay(session.date)}, ${sessionTimesWithArrival(session)}`)

/** From this number on, sessions are summarized by count and span: '31 sessions, 1 – 31 December 2025'. */
const manySessions = 4

function sessionsSummary(form: GigForm): readonly string[] {
  const sessions = sortSessions(form.sessions)
  const [first, last] = [sessions[0]?.date, sessions.at(-1)?.date]
  if (sessions.length < manySessions || first === undefined || last === undefined) return sessionLines(form)
  return [`${sessions.length} sessions, ${first === last ? shortDay(first) : spanOfDays(first, last)}`]
}

/** Where the work takes place; for a place also how to find it. */
function placeOf(form: GigForm): string {
  const { address, landmark } = form.workMode === 'on_site' ? form.location : { address: '', landmark: '' }
  return [address.trim(), formatPlace(form), landmark.trim()].filter(Boolean).join(', ')
}
const deadlineText = (form: GigForm) => {
  const { applicationDeadline } = postedFields(form)
  return applicationDeadline ? dateTime(applicationDeadline) : ''
}

/** The fields that can change, and how their values are written. */
const fields: readonly (readonly [
  label: string,
  format: (form: GigForm) => string | readonly string[],
  summarize?: (form: GigForm) => readonly string[],
])[] = [
  ['Gig title', ({ title }) => title.trim()],
  ['Category', ({ category }) => labelOf(gigLabels.category, category) ?? ''],
  ['Description', ({ description }) => description.trim()],
  ['Skills', ({ workSkills }) => workSkills.join(', ')],
  ['Soft skills', ({ softSkills }) => softSkills.join(', ')],
  ['Deliverables', ({ deliverables }) => deliverables.map(({ text }) => text.trim())],
  ['Sessions', sessionLines, sessionsSummary],
  ['Place', placeOf],
  ['Contact on site', ({ onSiteContact: { name, phone } }) => [name.trim(), phone].filter(Boolean).join(', ')],
  ['Application deadline', deadlineText],
  ['Pay', (form) => payLine(form) ?? ''],
  ['Workers', ({ workersNeeded }) => workersNeeded.trim()],
  ['Transport', ({ perks }) => labelOf(gigLabels.transport, perks.transport) ?? ''],
  ['Equipment', ({ perks }) => labelOf(gigLabels.equipment, perks.equipment) ?? ''],
  ['Meals', ({ perks }) => (perks.meals ? 'Included' : 'Not included')],
  ['Dress code', ({ perks }) => perks.dressCode.trim()],
  ['Who sees it', ({ visibility }) => labelOf(gigLabels.visibility, visibility) ?? ''],
]

const linesOf = (text: string | readonly string[]) => (typeof text === 'string' ? [text] : text).filter(Boolean)
const isSame = ({ before, after }: Change) => before.join('\n') === after.join('\n')

/** The changed fields of a Gig, in the order of the form (docs/product/republish.md). */
export function listChanges(before: GigForm, after: GigForm): Change[] {
  return fields.flatMap(([label, format, summarize]) => {
    const full = { label, before: linesOf(format(before)), after: linesOf(format(after)) }
    if (isSame(full)) return []
    const short = summarize && { label, before: summarize(before), after: summarize(after) }
    // The summary hides that the same days begin at other times, so the lines are shown then.
    return [short === undefined || isSame(short) ? full : short]
  })
}

/** The form to republish a Gig: its values without the days. */
export function toRepublishForm(form: GigForm): GigForm {
  return {
    ...form,
    sessions: form.sessions.map((session) => ({ ...session, date: '' })),
    deadline: { ...form.deadline, day: '' },
    deliverables: form.deliverables.map(({ text }) => ({ itemId: '', text })),
  }
}
