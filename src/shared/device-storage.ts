import type { SessionEnd } from '@/api/client/session.ts'
import { clearScopes, type StorageKey } from '@/lib/persisted.ts'

/**
 * The keys of what this browser stores of an employer or of a person's choices, with the moment at which it is removed. The employer's id
 * follows the key, except where the value belongs to the browser. What follows the id, the schema and the lifetime are declared by `persisted`
 * where the value is used; the keys are together, because log-out also removes what pages have stored that this visit has not loaded.
 */
export const storageKeys = {
  callSheet: { key: 'marquee-call-sheet', scope: 'session' },
  gigDraft: { key: 'marquee-gig-draft', scope: 'employer' },
  /** Teams to invite, which an earlier version stored: nothing reads them, and log-out still removes them. */
  gigTeam: { key: 'marquee-gig-team', scope: 'employer' },
  /** Marks and text of reviews of work that are not sent yet. */
  taskReview: { key: 'marquee-task-review', scope: 'employer' },
  /** The part of the pay and the bonus of approvals that are not sent yet. */
  approvalTerms: { key: 'marquee-approval-terms', scope: 'employer' },
  /** Private notes that are not saved yet, and messages, reports and comments that are not sent yet. */
  typedText: { key: 'marquee-typed-text', scope: 'employer' },
  /** Questions to support that are not sent yet. */
  ticket: { key: 'marquee-ticket', scope: 'employer' },
  /** Private notes that a tab has sent without an answer. The text of another tab was written over something else. */
  sentNote: { key: 'marquee-sent-note', scope: 'employer', area: 'tab' },
  /** References of messages and invitations without an answer: they stay as long as the words, and without them everybody could be mailed twice. */
  mailing: { key: 'marquee-mailing', scope: 'employer' },
  /** The order of the backups of a Gig: ids of workers, without names. */
  planB: { key: 'marquee-plan-b', scope: 'device' },
  /** The form of a Gig that a payment for a plan returns to. Another tab may have come from another Gig. */
  returnTo: { key: 'marquee-return-to', scope: 'employer', area: 'tab' },
  /** The registration for push messages ends with the session. */
  pushRegistration: { key: 'marquee-push-registration', scope: 'session' },
  /** References of payments whose outcome is unknown: they name nobody, and without them a payment could be sent twice. */
  withdrawal: { key: 'marquee-withdrawal', scope: 'device' },
  gigPayment: { key: 'marquee-gig-payment', scope: 'device' },
  /** The filters of My Workers under names of the employer's own. */
  workerViews: { key: 'marquee-worker-views', scope: 'device' },
  /** Which events were shown with a lit sign: ids of Gigs and references of payments. */
  shownEvents: { key: 'marquee-shown-events', scope: 'device' },
  /** How many applicants each Gig had when they were last looked at. */
  seenApplicants: { key: 'marquee-seen-applicants', scope: 'device' },
  preferences: { key: 'marquee-preferences', scope: 'device' },
} as const satisfies Record<string, StorageKey>

/**
 * Removes what this browser stores of any employer when a session ends (docs/product/rules.md#edge-data).
 * @param end `logOut` when a person asked for it in this tab, `expired` when the server ended the session, the others when either happened in another tab
 */
export function clearDeviceStorage(end: SessionEnd): void {
  const keys: readonly StorageKey[] = Object.values(storageKeys)
  clearScopes(keys, end === 'logOut' ? ['session', 'employer'] : ['session'])
  if (end === 'logOut' || end === 'expired') return
  // The other tab has decided about what the tabs share. It cannot reach the storage of this one.
  clearScopes(
    keys.filter(({ area }) => area === 'tab'),
    ['employer'],
  )
}
