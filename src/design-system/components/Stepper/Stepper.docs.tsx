import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Stepper } from './index.ts'

export default {
  name: 'Stepper',
  group: 'Navigation',
  summary: 'The steps of one task in their order, and how far it has come.',
  use: [
    'Put it above a form that is too long for one page and has an order: three to six steps.',
    'Let people go back to a finished step by giving it an `href` or `onSelect`; going on is the form’s own button, which can check first.',
    'Mark a step whose answers do not fit any more with `state="error"`, and say what is missing in `detail`.',
  ],
  alternatives: [
    { component: 'Tabs', when: 'The parts have no order.' },
    { component: 'Progress', when: 'Something runs by itself.' },
    { component: 'Timeline', when: 'It is a record of what has happened.' },
    { component: 'ErrorSummary', when: 'The mistakes are on the page that is shown.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Stepper
            label="Post a Gig"
            steps={[
              { id: 'details', label: 'Details', state: 'done', href: '#details' },
              { id: 'schedule', label: 'Schedule', state: 'current' },
              { id: 'pay', label: 'Pay', state: 'upcoming' },
            ]}
          />
        ),
        why: 'Short names, one place, and only what is finished can be gone back to.',
      },
      dont: {
        example: (
          <Stepper
            label="Post a Gig"
            steps={[
              { id: 'details', label: 'Enter the details', state: 'current', href: '#details' },
              { id: 'schedule', label: 'Now choose the dates', state: 'upcoming', href: '#schedule' },
              { id: 'pay', label: 'Finally set what you pay', state: 'upcoming', href: '#pay' },
            ]}
          />
        ),
        why: 'Sentences crowd each other, and steps that are not ready invite people to skip what is asked first.',
      },
    },
  ],
  accessibility: [
    'A group with the name of the task, holding an ordered list: a screen reader says ‘2 of 4’.',
    'The current step has `aria-current="step"`; done and error are said in words, not only by marker and colour.',
    'Steps that can be reached are links or buttons; the others are text and cannot be focused.',
    'On a phone the list folds behind one line, ‘Step 2 of 4: Schedule’, a button that says whether it is open. Without steps to go to it is plain text.',
    'When the step changes, the page moves focus to its heading; the stepper itself announces nothing.',
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'The next or previous step that can be reached; on a phone the line that opens the list.',
    },
    { keys: ['Enter', 'Space'], does: 'Goes to the step, or opens and closes the list on a phone.' },
  ],
  content: [
    'One or two words, nouns: ‘Schedule’, not ‘Choose the dates’.',
    '`detail` is a few words: what was chosen, or what is missing (‘Add a date’).',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    first: 'States',
    middle: 'States',
    done: 'States',
    error: 'States',
    phone: 'Phone',
  },
} satisfies ComponentDocs
