import { FullPoster } from '../../poster/gig-poster.tsx'
import { posterOf } from '../../poster/poster-facts.ts'
import { now } from '@/lib/clock.ts'
import { type GigForm, gigFormFields } from '../model/gig-fields.ts'

/** The poster of what is typed. */
export function posterOfForm(values: GigForm) {
  const workersNeeded = gigFormFields.workersNeeded.post(values.workersNeeded, values)
  return posterOf({ ...values, workersNeeded: typeof workersNeeded === 'number' ? workersNeeded : undefined }, now())
}

/** The poster while the form is filled in (docs/product/post-gig.md). */
export function PosterPreview({ values }: { values: GigForm }) {
  return (
    <section aria-label="As workers see it">
      <FullPoster facts={posterOfForm(values)} titleLevel={2} isDraft />
    </section>
  )
}
