import { gigFieldNames } from '@/api/contract/schemas/gig-fields.ts'
import { type GigForm, gigFormFields } from './gig-fields.ts'

/** A changed field. */
export interface Change {
  label: string
  /** As lines, usually one; none for an empty value. */
  before: readonly string[]
  after: readonly string[]
}

const rows = gigFieldNames.flatMap((name) => gigFormFields[name].changes)

const linesOf = (text: string | readonly string[]) => (typeof text === 'string' ? [text] : text).filter(Boolean)
const isSame = ({ before, after }: Change) => before.join('\n') === after.join('\n')

/** The changed fields of a Gig, in the order of the form (docs/product/republish.md). */
export function listChanges(before: GigForm, after: GigForm): Change[] {
  return rows.flatMap(({ label, format, summarize }) => {
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
    applicationDeadline: { ...form.applicationDeadline, day: '' },
    deliverables: form.deliverables.map(({ text }) => ({ itemId: '', text })),
  }
}
