/** Where call sheets are kept for offline use, by employer and Gig. */
export const callSheetPrefix = 'marquee-call-sheet:'

/** Takes every kept call sheet off this device: when somebody logs out, nothing of theirs is left (product pages, 1.10). */
export function forgetCallSheets(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(callSheetPrefix)) storage.removeItem(key)
}
