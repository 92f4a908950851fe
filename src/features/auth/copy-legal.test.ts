import { expect, it } from 'vitest'
import type { storageKeys } from '@/shared/device-storage.ts'
import { legal } from './copy-legal.ts'

/** What the Privacy Policy calls each thing that this browser stores of an employer or of a person's choices. A new one without a name does not compile. */
const names = {
  callSheet: 'call sheets you opened',
  gigDraft: 'Gigs you have not posted yet',
  gigTeam: 'workers you chose for one',
  taskReview: 'reviews of work that you have not sent yet',
  approvalTerms: 'reviews of work that you have not sent yet',
  ticket: 'messages, reports and comments that you have not sent yet',
  sentNote: 'private notes that are not saved yet',
  typedText: 'private notes that are not saved yet, messages, reports and comments that you have not sent yet',
  mailing: 'messages and invitations that are not confirmed',
  planB: 'the order of your backups for a Gig',
  returnTo: 'which Gig waits for your plan',
  pushRegistration: 'the registration for push messages',
  withdrawal: 'payments that are not confirmed',
  gigPayment: 'payments that are not confirmed',
  workerViews: 'views of My Workers you saved',
  shownEvents: 'which good news you have seen',
  seenApplicants: 'how many applicants you have seen',
  preferences: 'your preferences',
} as const satisfies Record<keyof typeof storageKeys, string>

it('names everything that is stored of an employer in the browser', () => {
  const text = legal.privacy.sections.find(({ heading }) => heading === 'In your browser')?.text
  for (const name of Object.values(names)) expect(text).toContain(name)
})
