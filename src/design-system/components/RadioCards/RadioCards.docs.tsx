import { arrowKeys, type ComponentDocs } from '../../docs/component-docs.ts'
import { RadioCards } from './RadioCards.tsx'

export default {
  name: 'RadioCards',
  group: 'Fields',
  summary: 'A choice of one of a few options that need comparing, each with a description, a price and a badge.',
  use: ['Have a plan or a package chosen.', 'Mark with `current` what the reader has now.'],
  alternatives: [
    { component: 'RadioGroup', when: 'a label and a line of description are enough' },
    { component: 'Select', when: 'there are more than six' },
    { component: 'Card', when: 'the cards lead somewhere and are not an answer in a form' },
  ],
  examples: [
    {
      do: {
        example: (
          <RadioCards
            label="Plan"
            options={[
              {
                value: 'starter',
                title: 'Starter',
                description: 'Five Gigs a month.',
                price: '₦25,000.00',
                current: true,
              },
              { value: 'season', title: 'Season', description: 'Twenty Gigs a month.', price: '₦80,000.00' },
            ]}
            defaultValue="season"
          />
        ),
        why: 'The same facts in the same order; what one has and what one chooses are two marks.',
      },
      dont: {
        example: (
          <RadioCards
            label="Plan"
            options={[
              {
                value: 'starter',
                title: 'Starter',
                description: '₦25,000.00 for five Gigs, or more for more, see the price list.',
              },
              { value: 'season', title: 'Season: our best plan!', price: '₦80,000.00' },
            ]}
          />
        ),
        why: 'A price hidden in words cannot be compared with one that stands by itself.',
      },
    },
  ],
  accessibility: [
    'A radio group of native radio buttons. The title alone is the name; badge, description and price describe it.',
    'All of a card chooses it, so links and buttons do not belong inside.',
    'Chosen is a filled radio button, a double edge and a tint; in forced colours the system’s highlight.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen card, or the first' },
    { keys: arrowKeys, does: 'Chooses the card before or after, and wraps around' },
    { keys: ['Space'], does: 'Chooses the focused card' },
  ],
  content: [
    'Titles of one or two words; descriptions that differ only where the options do.',
    'Prices are written in full, never shortened.',
  ],
  states: {
    default: 'Plans',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    filled: 'Plans',
    invalid: 'States',
    disabled: 'States',
    plans: 'Plans',
    empty: 'States',
    'read-only': {
      none: 'Browsers know no read-only box: a choice that cannot be changed is disabled, or plain text.',
    },
    required: 'States',
    optional: 'States',
    description: 'States',
    'message space reserved': 'States',
  },
} satisfies ComponentDocs
