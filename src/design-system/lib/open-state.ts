/**
 * Whether something is open: held by the caller, who then also hears of every wish to change it, or by the component itself, which
 * may tell of it.
 */
export type OpenState =
  { open: boolean; onOpenChange: (open: boolean) => void } | { open?: never; onOpenChange?: (open: boolean) => void }
