import { loadedWhenShown } from '@/design-system/lib/deferred.tsx'

/** Reports a problem with a hired place. Its code is loaded when it is first opened, once for all places that open it. */
export const DisputeDialog = loadedWhenShown(async () => (await import('../review/dispute-dialog.tsx')).DisputeDialog)
