import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Card } from '../Card/index.ts'
import { Inline } from '../Inline/index.ts'
import { SkeletonText } from '../Skeleton/index.ts'
import { Text } from '../Text/index.ts'
import { Spinner } from './index.ts'

export default {
  name: 'Spinner',
  group: 'Feedback',
  summary: 'Shows that a task is running whose duration and result have no known shape.',
  use: [
    'For an action whose answer has no shape: checking a code, searching while someone types.',
    'Inside a control that waits; `Button` and the fields bring their own.',
    'After 300 ms. What is quicker than that shows nothing.',
  ],
  alternatives: [
    { component: 'Skeleton', when: 'The shape of what comes is known.' },
    { component: 'Progress', when: 'It is known how far it has come.' },
    { component: 'Button', when: 'It was pressed: its `loading` keeps its place and focus.' },
    { component: 'LogoLoader', when: 'The product itself starts.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Inline space={2}>
            <Spinner size="sm" />
            <Text as="span" tone="muted">
              Checking the account number
            </Text>
          </Inline>
        ),
        why: 'Small, beside words that say what is waited for.',
      },
      dont: {
        example: (
          <Card padding="lg">
            <Spinner size="xl" label="Loading the list" />
          </Card>
        ),
        why: 'A list has a shape. A skeleton shows it, and nothing jumps when it comes.',
      },
    },
    {
      do: { example: <SkeletonText lines={3} width="medium" />, why: 'The place of what is to come.' },
      dont: { example: <Spinner label="Loading" />, why: 'A place of unknown size, and a word that says nothing.' },
    },
  ],
  accessibility: [
    'With `label` a polite status that says what is waited for.',
    'Without it, decoration: words beside it say it.',
    'Under reduced motion it stands still.',
  ],
  keyboard: [],
  content: ['Say what is done: “Checking the account number”, not “Loading”.'],
  states: { default: 'Playground', stress: 'Stress', matrix: 'Matrix' },
} satisfies ComponentDocs
