import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Button } from '../Button/index.ts'
import { Alert } from './index.ts'

export default {
  name: 'Alert',
  group: 'Feedback',
  summary: 'A message that stays where it belongs and must be seen before what is around it.',
  use: [
    'Above what it is about: a form that was refused, a page that lacks a wallet.',
    'With `action` where one step settles it.',
    'With `onDismiss` where it has been read and may go. What blocks the page cannot be dismissed.',
    'With `role="alert"` when it comes up after something the reader did; with `role="status"` when it may wait.',
  ],
  alternatives: [
    { component: 'Notice', when: 'It supports the text and does not interrupt the reader.' },
    { component: 'Toast', when: 'It reports what just happened and may pass.' },
    { component: 'ErrorSummary', when: 'Several fields of a form are wrong.' },
    { component: 'ErrorState', when: 'Nothing else can be shown in its place.' },
    { component: 'TextField', when: 'It is about one field: use its `message`.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Alert
            tone="warning"
            title="Your wallet is not active yet"
            action={
              <Button variant="outline" size="sm">
                Activate wallet
              </Button>
            }
          >
            Add a bank account and a PIN to pay the people you hire.
          </Alert>
        ),
        why: 'What is the matter, why it matters, and the one step that settles it.',
      },
      dont: {
        example: (
          <Alert tone="danger" title="Oops! Something went wrong">
            An error occurred. Please try again later.
          </Alert>
        ),
        why: 'No cause and no way on. It frightens and does not help.',
      },
    },
  ],
  accessibility: [
    'Part of the page unless it has a role: only what comes up later is announced.',
    'Icon, words and colour say the same; without colour nothing is lost.',
    'The button that dismisses it is named by `dismissLabel`. The caller that removes the alert moves focus to the next element.',
    'In forced colours its edge is drawn by the system.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to its action, then to the button that dismisses it.' },
    { keys: ['Enter', 'Space'], does: 'Presses the one that has focus.' },
  ],
  content: [
    'The title says what happened, the text what to do next.',
    'No “Error” or “Warning” in front: say what is the matter, and those who cannot see the colour know as well.',
    'Name the thing: “Failed to load transactions”, not “Something went wrong”.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    matrix: 'Matrix',
    'with action': 'Matrix',
    dismissible: 'Dismissible',
  },
} satisfies ComponentDocs
