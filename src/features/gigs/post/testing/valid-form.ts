import { aGig } from '@/api/mocks/gig-factories.ts'
import type { GigForm } from '../model/gig-fields.ts'
import { formOf } from '../model/gig-form.ts'
import type { LocalDraft } from '../model/draft-storage.ts'

/** A valid form. */
export const validForm = (changes: Partial<GigForm> = {}): GigForm => ({
  ...formOf(aGig()),
  deliverables: [{ itemId: '', text: '300 edited photos' }],
  ...changes,
})

/** The same form as a draft on the device. */
export const aDraft = (changes: Partial<LocalDraft> = {}): LocalDraft => ({
  savedAt: '2025-11-14T07:30:00+01:00',
  step: 'review',
  form: validForm(),
  ref: '0b9f0f5e-52b5-4b0f-8a5e-3f0d6a1c2b3d',
  ...changes,
})
