import type { ComponentDocs } from '../../docs/component-docs.ts'
import { ErrorState } from './index.ts'

const tryAgain = () => undefined

export default {
  name: 'ErrorState',
  group: 'Feedback',
  summary: 'A part of the page could not be loaded; this takes its place.',
  use: [
    'In the place of what is missing: the rest of the page goes on working.',
    'With `onRetry` where a new try can help, and `retrying` while it runs.',
    'With `reason="offline"` when there is no connection.',
    'With `action` where trying again cannot help: “All Gigs” when one is gone.',
  ],
  alternatives: [
    { component: 'Toast', when: 'Something the reader did has failed; the page itself is whole.' },
    { component: 'Alert', when: 'What was loaded is still shown, but is old.' },
    { component: 'EmptyState', when: 'The answer came, and there is nothing.' },
  ],
  examples: [
    {
      do: {
        example: (
          <ErrorState title="Failed to load transactions" headingLevel={3} onRetry={tryAgain}>
            The server did not answer in time.
          </ErrorState>
        ),
        why: 'What failed, why, and a button that tries again.',
      },
      dont: {
        example: (
          <ErrorState title="Something went wrong" headingLevel={3}>
            Error 504
          </ErrorState>
        ),
        why: 'Nobody learns what is missing, and nobody can do anything about it.',
      },
    },
  ],
  accessibility: [
    'An `alert`: it is announced when it comes up.',
    'While it tries again focus stays on the button; after a second failure the reader can retry immediately.',
    'Icon, words and colour say the same.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to its button.' },
    { keys: ['Enter', 'Space'], does: 'Tries again; nothing happens while a try is under way.' },
  ],
  content: [
    'The title: “Failed to load {things}”. The text: the cause, as far as it is known.',
    'Never “Something went wrong” where the cause is known.',
  ],
  states: { default: 'Playground', stress: 'Stress', retry: 'Playground', retrying: 'Retrying', offline: 'Offline' },
} satisfies ComponentDocs
