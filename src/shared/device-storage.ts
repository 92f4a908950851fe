/**
 * The prefixes of what this browser stores of an employer; the employer's id follows each. References of payments whose outcome is unknown are
 * stored under others: they name nobody, and without them a payment could be sent twice.
 */
export const devicePrefixes = {
  callSheet: 'marquee-call-sheet:',
  gigDraft: 'marquee-gig-draft:',
  gigTeam: 'marquee-gig-team:',
  /** Of the tab: the form of a Gig that a payment for a plan returns to. */
  returnTo: 'marquee-return-to',
  /** Of the browser, not of an employer: its registration for push messages ends with the session. */
  pushRegistration: 'marquee-push-registration',
} as const

/**
 * Removes what this browser stores of any employer when a session ends (docs/product/rules.md#edge-data). A session that the server ended
 * loses no drafts: the employer logs in again and continues the draft.
 * @param end `logOut` when a person asked for it, `expired` when the server ended the session
 */
export function clearDeviceStorage(storage: () => Storage, end: 'logOut' | 'expired'): void {
  const prefixes =
    end === 'logOut' ? Object.values(devicePrefixes) : [devicePrefixes.callSheet, devicePrefixes.pushRegistration]
  try {
    for (const key of Object.keys(storage())) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) storage().removeItem(key)
    }
  } catch {
    // Blocked storage holds nothing.
  }
}
