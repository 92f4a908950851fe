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
  readonly group: ShortcutGroup
}

/** The parts of the list of shortcuts. */
export const shortcutGroups = ['Everywhere', 'Go to', 'Applicants'] as const
type ShortcutGroup = (typeof shortcutGroups)[number]

const ofApplicants = (key: string, label: string, page: PageAction): Shortcut => ({
  keys: [key],
  label,
  action: { page },
  group: 'Applicants',
})

const opens = (key: string, label: string, open: string): Shortcut => ({
  keys: ['g', key],
  label,
  action: { open },
  group: 'Go to',
})

/** The shortcuts of the dashboard (docs/product/rules.md#keyboard); the pages in the order of the sidebar. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], label: 'Search this page', action: 'search', group: 'Everywhere' },
  { keys: ['k'], withCtrl: true, label: 'Search from a field', action: 'search', group: 'Everywhere' },
  { keys: ['n'], label: 'Post a Gig', action: { open: paths.postGig }, group: 'Everywhere' },
  { keys: ['?'], label: 'Show these shortcuts', action: 'help', group: 'Everywhere' },
  opens('d', 'Dashboard', paths.dashboard),
  opens('g', 'Gigs Management', paths.gigs),
  opens('m', 'My Workers', paths.myWorkers),
  opens('w', 'Wallet and Payments', paths.wallet),
  opens('b', 'Billing and subscription', paths.billing()),
  opens('s', 'Profile and Settings', paths.settings),
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
