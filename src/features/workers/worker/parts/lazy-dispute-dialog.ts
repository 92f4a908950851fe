import { lazy } from 'react'

/** Reports a problem with a hired place. Its code is loaded when it is first opened, once for all places that open it. */
export const DisputeDialog = lazy(async () => ({
  default: (await import('../review/dispute-dialog.tsx')).DisputeDialog,
}))
