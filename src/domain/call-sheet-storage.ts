/** Prefix of the storage keys of call sheets saved for offline use; employer and Gig follow. */
export const callSheetPrefix = 'marquee-call-sheet:'

/** Removes every saved call sheet from this device when a session ends (docs/product/rules.md#edge-data). */
export function clearCallSheets(storage: () => Storage): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(callSheetPrefix)) storage().removeItem(key)
  } catch {
    // Blocked storage holds no call sheets.
  }
}
