import { clockTime } from '@/design-system/lib/day-words.ts'
import { gigLabels, labelOf, placeWords } from '@/domain/gig-looks.ts'
import { isTimed, sessionTimes } from '@/domain/gig-sessions.ts'
import { dateTime, shortDay } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'
import { type GigForm, postedFields } from './gig-form.ts'

/** One field that is not as it was. */
export interface Change {
  label: string
  before: string
  after: string
}

const arrivalWords = (arrival: string) => (arrival === '' ? '' : `, arrival ${clockTime(arrival)}`)
const sessionWords = (sessions: GigForm['sessions']) =>
  sessions
    .filter(isTimed)
    .map((one) => `${shortDay(one.date)}, ${sessionTimes(one)}${arrivalWords(one.arrival)}`)
    .join('; ')
/** Where the work is; of a place also how to find it. */
function placeOf(form: GigForm): string {
  const { address, landmark } = form.workMode === 'on_site' ? form.location : { address: '', landmark: '' }
  return [address.trim(), placeWords(form), landmark.trim()].filter(Boolean).join(', ')
}
const deadlineWords = (form: GigForm) => {
  const { applicationDeadline } = postedFields(form)
  return applicationDeadline ? dateTime(applicationDeadline) : ''
}

/** What can change, and how it is said. */
const fields: readonly (readonly [label: string, words: (form: GigForm) => string])[] = [
  ['Gig title', ({ title }) => title.trim()],
  ['Category', ({ category }) => labelOf(gigLabels.category, category) ?? ''],
  ['Description', ({ description }) => description.trim()],
  ['Skills', ({ workSkills }) => workSkills.join(', ')],
  ['Soft skills', ({ softSkills }) => softSkills.join(', ')],
  ['Deliverables', ({ deliverables }) => deliverables.map(({ text }) => text.trim()).join('; ')],
  ['Sessions', ({ sessions }) => sessionWords(sessions)],
  ['Place', placeOf],
  ['Contact on site', ({ onSiteContact: { name, phone } }) => [name.trim(), phone].filter(Boolean).join(', ')],
  ['Application deadline', deadlineWords],
  ['Pay', ({ rateKobo, payType }) => (rateKobo === null ? '' : `${formatNaira(rateKobo)}, ${(labelOf(gigLabels.payType, payType) ?? '').toLowerCase()}`)],
  ['Workers', ({ workersNeeded }) => workersNeeded.trim()],
  ['Transport', ({ perks }) => labelOf(gigLabels.transport, perks.transport) ?? ''],
  ['Equipment', ({ perks }) => labelOf(gigLabels.equipment, perks.equipment) ?? ''],
  ['Meals', ({ perks }) => (perks.meals ? 'Included' : 'Not included')],
  ['Dress code', ({ perks }) => perks.dressCode.trim()],
  ['Who sees it', ({ visibility }) => labelOf(gigLabels.visibility, visibility) ?? ''],
]

/** What of a Gig is not as it was, field by field in the order of the form (product pages, 5.13). */
export function changesOf(before: GigForm, after: GigForm): Change[] {
  return fields.flatMap(([label, words]) => {
    const [old, next] = [words(before), words(after)]
    return old === next ? [] : [{ label, before: old, after: next }]
  })
}

/** A Gig to be held again: as it was, without its days. */
export function againOf(form: GigForm): GigForm {
  return {
    ...form,
    sessions: form.sessions.map((session) => ({ ...session, date: '' })),
    deadline: { ...form.deadline, day: '' },
    deliverables: form.deliverables.map(({ text }) => ({ itemId: '', text })),
  }
}
