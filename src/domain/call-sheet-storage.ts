/** Where call sheets are kept for offline use, by employer and Gig. */
export const callSheetPrefix = 'marquee-call-sheet:'

/** Takes every kept call sheet off this device: when a session ends, nothing of theirs is left (docs/product/rules.md#edge-data). */
export function clearCallSheets(storage: () => Storage): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(callSheetPrefix)) storage().removeItem(key)
  } catch {
    // A device that lets nobody near its storage has kept nothing.
  }
}
