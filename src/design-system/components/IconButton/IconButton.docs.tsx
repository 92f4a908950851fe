import type { ComponentDocs } from '../../docs/component-docs.ts'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { MoreHorizontalIcon } from '../../icons/MoreHorizontalIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { Button } from '../Button/index.ts'
import { Inline } from '../Inline/index.ts'
import { IconButton } from './index.ts'

export default {
  name: 'IconButton',
  group: 'Actions',
  summary: 'A button with an icon and no visible words.',
  use: [
    'For actions with a familiar icon: close, more, search, next month.',
    'Where many rows repeat the same action and words would fill the page.',
    'With a `badge` for how many wait; the number belongs into `label` too.',
  ],
  alternatives: [
    { component: 'Button', when: 'There is space for text, or the icon could mean several things.' },
    { component: 'Menu', when: 'A row has more than two actions.' },
    { component: 'Tooltip', when: 'The name should also be seen by those who point: put one around it.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Inline space={3}>
            <IconButton label="More actions for Wedding DJ" icon={<MoreHorizontalIcon />} />
            <IconButton label="Close" icon={<XIcon />} />
          </Inline>
        ),
        why: 'Signs that everybody reads. The name says what happens, and to what.',
      },
      dont: {
        example: (
          <Inline space={3}>
            <IconButton label="Check" icon={<CheckIcon />} variant="active" tone="primary" />
            <IconButton label="X" icon={<XIcon />} variant="outline" />
          </Inline>
        ),
        why: 'Approve and decline, as signs named after their shapes. Money hangs on it: use words.',
      },
    },
    {
      do: { example: <Button>Approve and release ₦45,000.00</Button>, why: 'What matters has words.' },
      dont: {
        example: (
          <IconButton label="Approve and release ₦45,000.00" icon={<CheckIcon />} variant="active" tone="primary" />
        ),
        why: 'A tick could mean anything, and it costs ₦45,000.00.',
      },
    },
  ],
  accessibility: [
    'Named by `label`; it does not compile without one.',
    'A tooltip is not its name: touch shows none, and `label` is always there.',
    'A `badge` is hidden from assistive technology; its number is part of `label`.',
    'At least 44 × 44 px to a finger, at every size.',
    'Loading and unavailable as with `Button`: focus stays, presses are swallowed, the reason is its description.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it, also while it loads or is unavailable.' },
    { keys: ['Enter', 'Space'], does: 'Presses it.' },
  ],
  content: ['A verb with its object: “Delete notification”. In a list, name the thing: “More actions for Wedding DJ”.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    'held down': 'HeldDown',
    matrix: 'Matrix',
    pressed: 'States',
    disabled: 'States',
    loading: 'States',
  },
} satisfies ComponentDocs
