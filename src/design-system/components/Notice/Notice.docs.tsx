import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Alert } from '../Alert/index.ts'
import { Button } from '../Button/index.ts'
import { Link } from '../Link/index.ts'
import { Notice } from './index.ts'

export default {
  name: 'Notice',
  group: 'Feedback',
  summary: 'A quiet note beside what it is about, without a box.',
  use: [
    'Says something about one value, row or section that helps to read it: where a figure comes from, when it was last refreshed.',
    'Mentions a limit or a consequence before it applies.',
  ],
  alternatives: [
    {
      component: 'Alert',
      when: 'It must be seen before anything else around it, asks for an action, or tells of something that went wrong. An Alert interrupts reading, a Notice is part of it.',
    },
    { component: 'Toast', when: 'Something happened just now and need not stay.' },
    { component: 'EmptyState', when: 'There is nothing else in its place.' },
    { component: 'TextField', when: 'It is about one field: use the field’s `description` and `message`.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Notice tone="warning" action={<Link href="#refresh">Refresh</Link>}>
            These figures are from 2:14 PM.
          </Notice>
        ),
        why: 'Helps to read what is above it, and lets the page go on.',
      },
      dont: {
        example: (
          <Notice tone="danger" action={<Button size="sm">Pay now</Button>}>
            Your payment failed.
          </Notice>
        ),
        why: 'What failed and asks for an action must not be quiet: this is an Alert.',
      },
    },
    {
      do: {
        example: (
          <Alert tone="warning" title="Your wallet is under review">
            You can read it, but not pay from it.
          </Alert>
        ),
        why: 'It changes what can be done on the page, so it is an Alert at its top.',
      },
      dont: {
        example: <Notice tone="warning">Your wallet is under review. You can read it, but not pay from it.</Notice>,
        why: 'Easily missed, and the reader then wonders why the buttons do nothing.',
      },
    },
  ],
  accessibility: [
    'Without `role` it is ordinary text, read where it stands.',
    'With `role="status"` words that come up later are said politely; the element must be there before its words are.',
    'The icon is decoration: the words say what the tone says.',
  ],
  keyboard: [],
  content: [
    'One or two full sentences, ending in a full stop.',
    'Never the tone alone: not Careful, but what will happen.',
    'The action is one Link of two or three words.',
  ],
  states: { default: 'Playground', stress: 'Stress', matrix: 'Matrix', 'with action': 'Matrix' },
} satisfies ComponentDocs
