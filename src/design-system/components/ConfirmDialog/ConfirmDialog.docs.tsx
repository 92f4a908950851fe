import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Button } from '../Button/index.ts'
import { Inline } from '../Inline/index.ts'

export default {
  name: 'ConfirmDialog',
  group: 'Overlays',
  summary: 'One question before something that cannot be undone.',
  use: [
    'Ask before something is destroyed, published or paid and cannot be undone.',
    'Name the thing: ‘Delete ‘Wedding DJ’?’',
    'Keep it open with `busy` until the answer has been carried out.',
    'Give `unavailableReason` while it cannot be carried out, such as without a connection.',
  ],
  alternatives: [
    { component: 'Toast', when: 'It can be undone: do it immediately and offer ‘Undo’.' },
    { component: 'Dialog', when: 'Something has to be typed or chosen.' },
    { component: 'Alert', when: 'There is nothing to decide.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Inline space={3}>
            <Button variant="outline">Keep Gig</Button>
            <Button tone="danger">Cancel Gig</Button>
          </Inline>
        ),
        why: 'Each button says its own outcome.',
      },
      dont: {
        example: (
          <Inline space={3}>
            <Button variant="outline">Cancel</Button>
            <Button tone="danger">Yes</Button>
          </Inline>
        ),
        why: 'To the question ‘Cancel this Gig?’ both could mean the same.',
      },
    },
  ],
  accessibility: [
    'Role `alertdialog`, modal, named by its question and described by what will happen.',
    'Focus begins on the safe button, so Enter changes nothing by accident.',
    'While `busy` the confirming button keeps its focus and its width, says that it is at work, and nothing closes the dialog.',
    'With `unavailableReason` the confirming button stays focusable, is described by the reason, and does nothing.',
    'A danger is said in words and by the button’s name, not only by red.',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'The other button, going round.' },
    { keys: ['Enter', 'Space'], does: 'Presses the button that has the focus: the safe one at first.' },
    { keys: ['Escape'], does: 'The same as the safe button; nothing while busy.' },
  ],
  content: [
    'The title is a question that names the thing; the buttons are verbs: ‘Delete Gig’ and ‘Keep Gig’, never ‘Yes’ and ‘No’.',
    'The description says what will happen, with numbers, and whether it can be undone.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    open: 'Playground',
    'names the thing': 'NotDangerous',
    pending: 'Busy',
    'closing refused': 'Busy',
    'unavailable reason': 'Unavailable',
    'scrolling body': { none: 'It asks one question in a sentence or two; what is longer is a Dialog.' },
    'sticky footer': { none: 'Nothing in it scrolls; what is longer is a Dialog.' },
    nested: { none: 'It asks one question and opens nothing; Dialog shows it above another dialog.' },
  },
} satisfies ComponentDocs
