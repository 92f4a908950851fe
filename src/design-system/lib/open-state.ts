/**
 * The open state of an overlay: controlled by the caller, who then needs `onOpenChange`, or uncontrolled with an optional
 * `onOpenChange`.
 */
export type OpenState =
  { open: boolean; onOpenChange: (open: boolean) => void } | { open?: never; onOpenChange?: (open: boolean) => void }
