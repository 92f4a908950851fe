import type { PageAction } from '@/shared/page-actions.ts'
import { paths } from '@/shared/paths.ts'

/** What a shortcut does: opens an address, focuses the page's search, opens the list of shortcuts, or does what the open page offers for it. */
export type ShortcutAction = { readonly open: string } | { readonly page: PageAction } | 'search' | 'help'

export interface Shortcut {
  /** The keys, pressed one after the other. */
  readonly keys: readonly [string] | readonly ['g', string]
  /** The key is pressed together with Ctrl or Cmd, and works in a field too. */
  readonly withCtrl?: true
  /** What it does, as the list of shortcuts says it. */
  readonly label: string
  readonly action: ShortcutAction
  /** The part of the list of shortcuts; those without one work on every page. */
  readonly group?: 'Applicants'
}

const ofApplicants = (key: string, label: string, page: PageAction): Shortcut => ({
  keys: [key],
  label,
  action: { page },
  group: 'Applicants',
})

/** The shortcuts of the dashboard (docs/product/rules.md#keyboard). */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], label: 'Search this page', action: 'search' },
  { keys: ['k'], withCtrl: true, label: 'Search from a field', action: 'search' },
  { keys: ['n'], label: 'Post a Gig', action: { open: paths.postGig } },
  { keys: ['?'], label: 'Show these shortcuts', action: 'help' },
  { keys: ['g', 'd'], label: 'Dashboard', action: { open: paths.dashboard } },
  { keys: ['g', 'g'], label: 'Gigs Management', action: { open: paths.gigs } },
  { keys: ['g', 'w'], label: 'Wallet and Payments', action: { open: paths.wallet } },
  { keys: ['g', 'm'], label: 'My Workers', action: { open: paths.myWorkers } },
  { keys: ['g', 'b'], label: 'Billing and subscription', action: { open: paths.billing() } },
  { keys: ['g', 's'], label: 'Profile and Settings', action: { open: paths.settings } },
  ofApplicants('j', 'Next applicant', 'next'),
  ofApplicants('k', 'Previous applicant', 'previous'),
  ofApplicants('Enter', 'Open', 'open'),
  ofApplicants('x', 'Select', 'select'),
  ofApplicants('s', 'Shortlist', 'shortlist'),
  ofApplicants('d', 'Decline', 'decline'),
  ofApplicants('h', 'Hire', 'hire'),
  ofApplicants('c', 'Compare', 'compare'),
  ofApplicants('u', 'Undo', 'undo'),
  ofApplicants('Escape', 'Close', 'close'),
]

/** How long `g` waits for its second key, in ms. */
const sequenceMs = 1500

/** The parts of a keyboard event that are read. */
type Key = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
  | 'defaultPrevented'
  | 'target'
  | 'timeStamp'
>

/** Where a key has a meaning of its own: what is typed in, and widgets that move by letters. */
const ownKeys =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="grid"], [role="dialog"], [role="alertdialog"]'

/**
 * Recognizes shortcuts in a stream of key events: call it with each one. A key is no shortcut while it repeats or while a dialog is open; a
 * single key is none with Ctrl, Cmd or Alt, in a field or in a menu either.
 */
export function createShortcutReader(): (event: Key) => Shortcut | undefined {
  let prefix: { key: string; at: number } | undefined
  return (event) => {
    const first = prefix !== undefined && event.timeStamp - prefix.at <= sequenceMs ? prefix.key : undefined
    prefix = undefined
    if (event.altKey || event.repeat || event.isComposing || event.defaultPrevented) return undefined
    if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return undefined
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (event.ctrlKey || event.metaKey) {
      // Ctrl+K deletes to the end of a line in the text fields of macOS.
      if (event.ctrlKey && /Mac OS X/.test(navigator.userAgent)) return undefined
      return event.shiftKey ? undefined : shortcuts.find(({ keys, withCtrl }) => withCtrl && keys[0] === key)
    }
    if (event.target instanceof Element && event.target.closest(ownKeys) !== null) return undefined
    if (first !== undefined) return shortcuts.find(({ keys }) => keys[0] === first && keys[1] === key)
    if (shortcuts.some(({ keys }) => keys.length === 2 && keys[0] === key)) prefix = { key, at: event.timeStamp }
    return shortcuts.find(({ keys, withCtrl }) => !withCtrl && keys.length === 1 && keys[0] === key)
  }
}
