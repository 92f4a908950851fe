import { type ReactNode } from 'react'

/** The nine groups of the design system, in the order in which Storybook and docs/design-system.md show them. */
export const componentGroups = [
  'Layout',
  'Type',
  'Actions',
  'Fields',
  'Feedback',
  'Overlays',
  'Data',
  'Navigation',
  'Brand',
] as const
export type ComponentGroup = (typeof componentGroups)[number]

/** One side of a comparison: an example, and why it is right or wrong in one sentence. */
export interface Example {
  example: ReactNode
  why: string
}

/** The story that shows a required state, by its export, or the reason why the state cannot exist. */
export type StateProof = string | { none: string }

/** The four arrow keys. */
export const arrowKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const

type NamedKey =
  | (typeof arrowKeys)[number]
  | 'Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Backspace'
  | 'Delete'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown'
  | 'a letter'
  | 'a digit'
  | ','
  | '.'
  | '+'

/** A key by the name that browsers give it, with the modifiers held; `a letter` and `a digit` stand for any of them where all do the same. */
export type Key = NamedKey | `${'Shift' | 'Alt'}+${NamedKey}` | 'Control+B' | 'Meta+B' | 'Alt+T' | 'A' | 'P'

/** What keys do. */
export interface KeyRow {
  /** The keys, each of which does it. */
  keys: readonly Key[]
  does: string
  /** The browser does it by itself, without code of the component. All other keys are pressed in a story: `npm run stories:test` fails for one that is not. */
  by?: 'browser'
}

/**
 * The documentation of a component besides its props. `<Name>.docs.tsx` beside the component exports one of these as default; the
 * documentation page in Storybook, 'which component do I use?' and docs/design-system.md are made from it, and a test compares it with
 * the inventory (inventory.ts) and with the stories that exist.
 */
export interface ComponentDocs {
  /** The folder's and the component's name. */
  name: string
  group: ComponentGroup
  /** What it is, in one sentence. */
  summary: string
  /** When it is the right choice; each begins with a verb or names a situation. */
  use: readonly string[]
  /** Other components, and the case in which each is the better choice. */
  alternatives: readonly { component: string; when: string }[]
  /** Right and wrong, shown live and side by side. At least one for what people get wrong; none for what cannot be used wrongly. */
  examples?: readonly { do: Example; dont: Example }[]
  /** Its accessibility contract: role, name, states, what is announced, where focus goes. */
  accessibility: readonly string[]
  /** Every key it handles. Empty for components that are not interactive. */
  keyboard: readonly KeyRow[]
  /** Rules for its text. */
  content?: readonly string[]
  /** The files in docs/decisions that explain why it is built as it is: `['0011-comboboxes-by-hand.md']`. A test compares them with what the decisions name. */
  decisions?: readonly string[]
  /** Each state the inventory demands, and the story that shows it: `{ hover: 'Hovered', loading: 'States' }`. */
  states: Readonly<Record<string, StateProof>>
}
