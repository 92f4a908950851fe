import type { ComponentDocs } from '../../docs/component-docs.ts'
import { TrashIcon } from '../../icons/TrashIcon.tsx'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Tooltip } from './index.ts'

export default {
  name: 'Tooltip',
  group: 'Overlays',
  summary: 'A few words about a control, on hover and on keyboard focus.',
  use: [
    'Show the name of an icon button to those who see it (`says="name"`).',
    'Add a short hint and the keys that do the same.',
  ],
  alternatives: [
    { component: 'Popover', when: 'There is more than a few words, or touch needs it.' },
    { component: 'Text', when: 'It is needed to use the control: write it beside it.' },
    { component: 'Button', when: 'Something is unavailable: `unavailableReason` says why, by touch too.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Tooltip text="Delete" says="name">
            <IconButton label="Delete" icon={<TrashIcon />} variant="outline" />
          </Tooltip>
        ),
        why: 'The button has its name without the tooltip; the tooltip shows it to those who see.',
      },
      dont: {
        example: (
          <Tooltip text="Your wallet must hold at least ₦5,000.00 before you can post, or the Gig stays a draft">
            <Button>Post a Gig</Button>
          </Tooltip>
        ),
        why: 'Necessary information is hidden from readers on a phone.',
      },
    },
  ],
  accessibility: [
    'Role `tooltip`; it describes its element, or repeats the name and is then not read again.',
    'Keyboard focus shows it immediately, the pointer after 400 ms; it stays while the pointer is on it.',
    'Touch never shows it, so nothing may depend on it.',
    'The keys of `shortcut` are shown and not read out.',
    'Its element must be focusable; without motion it appears without animation, in forced colours it has an edge.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it with the element’s focus.' },
    { keys: ['Escape'], does: 'Hides it; a dialog around it stays open.' },
  ],
  content: ['A few words without full stop, in sentence case. Never what the element’s own words already say.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    open: 'Playground',
    keyboard: 'Keyboard',
    'scrolling body': { none: 'It holds a few words.' },
    'sticky footer': { none: 'It holds a few words.' },
    nested: { none: 'Nothing in it can be operated.' },
    'closing refused': { none: 'It goes with the pointer and the focus.' },
  },
} satisfies ComponentDocs
