import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Text } from '../Text/index.ts'
import { Tabs } from './index.ts'

const views = (labels: readonly string[]) =>
  labels.map((label) => ({ value: label, label, panel: <Text tone="muted">{`${label}.`}</Text> }))

export default {
  name: 'Tabs',
  group: 'Navigation',
  summary: 'Views of one thing, one at a time, on one page.',
  use: [
    'Split related content into two to six views that need not be seen beside each other.',
    'Show how much waits in each view before it is opened, with `count`.',
    'Keep what was typed in a view while another is looked at: a panel that was opened stays.',
  ],
  alternatives: [
    {
      component: 'TabLinks',
      when: 'Each view is a page with an address of its own, and Back should lead through them.',
    },
    { component: 'RadioGroup', when: 'It is an answer that is sent with a form.' },
    { component: 'FilterBar', when: 'The same list is to be narrowed, by more than one property.' },
    { component: 'Stepper', when: 'The parts have an order and are gone through once.' },
  ],
  examples: [
    {
      do: {
        example: <Tabs label="Gigs" defaultValue="Open" tabs={views(['Open', 'Hired', 'Past'])} />,
        why: 'One word each, of one kind; all of them can be seen on a phone.',
      },
      dont: {
        example: (
          <Tabs
            label="Gigs, everything"
            defaultValue="Gigs that are open"
            tabs={views(['Gigs that are open', 'Hire somebody', 'What is over by now'])}
          />
        ),
        why: 'Sentences scroll out of sight, and a tab opens a view: what does something is a Button.',
      },
    },
  ],
  accessibility: [
    'A `tablist` with the name `label`; each tab says whether it is selected and names its `tabpanel`.',
    'Only the selected tab is in the tab order. From it the Tab key goes on to the panel.',
    'A tab that cannot be opened stays reachable with `aria-disabled`; its reason is its description, and is shown below the tabs when the tab is pressed, so that touch users see it too.',
    'A number is part of the tab’s name, or replaced there by `countLabel`.',
    'A hidden panel is out of the accessibility tree and out of the tab order.',
    'The active tab is marked by a bar and by its text, in forced colours by the bar in the system’s highlight.',
  ],
  keyboard: [
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'The next or previous tab, wrapping; with `activation="automatic"` it opens.',
    },
    { keys: ['Home', 'End'], does: 'The first or the last tab.' },
    { keys: ['Enter', 'Space'], does: 'Opens the tab, with `activation="manual"`.' },
    { keys: ['Tab'], does: 'Leaves the tabs for the panel.' },
  ],
  content: [
    'One to three words, all of one kind: nouns or adjectives, never verbs.',
    'A reason says what has to happen first: ‘Hire somebody first.’',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    overflow: 'Overflow',
    'with counts': 'States',
    disabled: 'Unavailable',
  },
} satisfies ComponentDocs
