import type { ComponentDocs } from '../../docs/component-docs.ts'
import { TrashIcon } from '../../icons/TrashIcon.tsx'
import { Inline } from '../Inline/index.ts'
import { Button } from './index.ts'

export default {
  name: 'Button',
  group: 'Actions',
  summary: 'Does something here and now: sends a form, opens a dialog, starts a payment.',
  use: [
    'To start an action on this page.',
    'With `variant="active"` for the one thing the page or dialog is for. Everything beside it is `outline`, `soft` or `ghost`.',
    'With `tone="danger"` only where something is destroyed or cannot be undone.',
    'With `loading` from the press until the answer: the button keeps its width and its focus, and sends once.',
    'With `unavailableReason` where people would ask why they cannot go on. `disabled` is for what explains itself, such as an empty sign-in form.',
  ],
  alternatives: [
    { component: 'ButtonLink', when: 'It leads to another page but must stand out like a button.' },
    { component: 'Link', when: 'It leads to another page.' },
    {
      component: 'IconButton',
      when: 'The icon is familiar and there is no space for text: close, more, next month.',
    },
    { component: 'Menu', when: 'One press offers several actions.' },
    { component: 'Switch', when: 'It turns a setting on or off, with immediate effect.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Inline space={3}>
            <Button variant="outline">Save draft</Button>
            <Button>Publish Gig</Button>
          </Inline>
        ),
        why: 'One filled button. It is clear what the page wants next.',
      },
      dont: {
        example: (
          <Inline space={3}>
            <Button>Save draft</Button>
            <Button>Publish Gig</Button>
          </Inline>
        ),
        why: 'Two filled buttons have the same prominence, so the main action is not clear.',
      },
    },
    {
      do: {
        example: (
          <Inline space={3}>
            <Button variant="outline">Keep Gig</Button>
            <Button tone="danger" icon={<TrashIcon />}>
              Cancel Gig
            </Button>
          </Inline>
        ),
        why: 'Each label is a verb with what it acts on. It is understood without the question above it.',
      },
      dont: {
        example: (
          <Inline space={3}>
            <Button variant="outline">No</Button>
            <Button tone="danger">OK</Button>
          </Inline>
        ),
        why: '“OK” and “No” make people read the question again, and some press before they have.',
      },
    },
    {
      do: {
        example: <Button unavailableReason="Fund your wallet first.">Pay ₦265,000.00</Button>,
        why: 'It can be reached by keyboard and pointer, and says what is missing.',
      },
      dont: {
        example: <Button disabled>Pay ₦265,000.00</Button>,
        why: 'A dead button hides the reason. Keyboard and screen reader pass over it.',
      },
    },
  ],
  accessibility: [
    'A native `button`, named by its words. It sends a form only with `type="submit"`.',
    'While `loading` it stays focusable: `aria-disabled` and `aria-busy`, presses and submits are swallowed, and `loadingLabel` is announced politely once it has lasted 300 ms.',
    'With `unavailableReason` it stays focusable, `aria-disabled`, and the reason is its description, shown on hover and on focus.',
    'The icon is decoration; the words alone name the button.',
    'On coarse pointers the area that answers is at least 44 × 44 px, also for `size="sm"`.',
    'In forced colours the edge stays, and what is unavailable is grey as the system greys it.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the button, also while it loads or is unavailable. A `disabled` one is passed over.',
    },
    { keys: ['Enter', 'Space'], does: 'Presses it.' },
    {
      keys: ['Enter'],
      does: 'In a field of its form, presses the `submit` button; nothing is sent while that one loads or is unavailable.',
    },
  ],
  content: [
    'Begin with a verb, in sentence case: “Post a Gig”, not “New” or “Submit”.',
    'A button that moves money names the amount: “Pay ₦265,000.00”.',
    'Two or three words. Long labels wrap; they are never cut.',
    'The label stays while it loads. “Loading…” would take away what was pressed.',
  ],
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
