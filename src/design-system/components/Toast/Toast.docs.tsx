import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'Toast',
  group: 'Feedback',
  summary: 'A message that passes by: what was just done, or what failed.',
  use: [
    'Say that something was done that cannot be seen otherwise.',
    'Say that an action failed, with the server’s words where there are some.',
    'Offer `Undo` for an action that can be undone; the same must be possible elsewhere.',
  ],
  alternatives: [
    { component: 'Alert', when: 'It must be read or acted on, or belongs to one place of the page.' },
    { component: 'ErrorState', when: 'A part of the page could not be loaded.' },
    { component: 'Notice', when: 'It stays true for longer than a moment.' },
  ],
  accessibility: [
    'Good news is a polite status, a failure an alert that is read out immediately.',
    'It goes after 4 seconds; the timer is paused while the pointer is on it, while it has focus, and in a hidden tab.',
    'At most three are seen; a new one comes nearest to the edge.',
    'It stays usable above a dialog, and pressing it does not close the dialog.',
    'It covers no control that is nowhere else: it lies over the middle of the top bar. On a phone that is between the menu button and the bell, over the logo, and the whole width at the top while a dialog is open and on a public page.',
    'In forced colours each has an edge; under reduced motion none slides.',
  ],
  keyboard: [
    { keys: ['Alt+T'], does: 'Goes to the messages and stops their clocks.' },
    { keys: ['Tab'], does: 'From one message’s buttons to the next.' },
    { keys: ['Escape'], does: 'Goes back to the page.' },
    { keys: ['Enter', 'Space'], does: 'Dismisses it, or does its action.' },
  ],
  content: [
    'What happened, in the past: ‘Notification deleted’. No full stop after one sentence, no ‘successfully’ of our own.',
    'One action of one word: ‘Undo’, ‘Try again’.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    success: 'ThreeStacked',
    error: 'ThreeStacked',
    'with action': 'ThreeStacked',
    'three stacked': 'ThreeStacked',
  },
} satisfies ComponentDocs
