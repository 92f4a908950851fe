import type { ComponentDocs } from '../../docs/component-docs.ts'
import { ArrowRightIcon } from '../../icons/ArrowRightIcon.tsx'
import { Button } from '../Button/index.ts'
import { ButtonLink } from './index.ts'

export default {
  name: 'ButtonLink',
  group: 'Actions',
  summary: 'Leads somewhere with the weight of a button.',
  use: [
    'For the main step of a page when that step is another page: “See plans”, “Create account”.',
    'In empty states and gates, where the one thing to do is elsewhere.',
  ],
  alternatives: [
    { component: 'Button', when: 'It does something here: sends, opens, pays.' },
    { component: 'Link', when: 'It need not stand out.' },
  ],
  examples: [
    {
      do: {
        example: (
          <ButtonLink href="#plans" iconEnd={<ArrowRightIcon />}>
            See plans
          </ButtonLink>
        ),
        why: 'A link to those who listen, so they know that the page will change. It opens in a new tab when they ask for it.',
      },
      dont: {
        example: <Button iconEnd={<ArrowRightIcon />}>See plans</Button>,
        why: 'A button that navigates cannot be opened in a new tab, copied, or found among the links.',
      },
    },
  ],
  accessibility: [
    'An anchor: announced as a link, named by its words.',
    '`external` is part of its name: “(opens in a new tab)”.',
    'It is never disabled. What cannot be visited is left out, or is a `Button` with `unavailableReason`.',
    'On coarse pointers the area that answers is at least 44 × 44 px.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it.' },
    { keys: ['Enter'], does: 'Follows it. Space scrolls, as with any link.' },
  ],
  content: ['Name where it leads: “See plans”, “Go to Dashboard”.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    'held down': 'HeldDown',
    matrix: 'Matrix',
  },
} satisfies ComponentDocs
