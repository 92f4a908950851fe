import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Button } from '../Button/index.ts'
import { Heading } from '../Heading/index.ts'
import { Spread } from './index.ts'

const action = (
  <Button variant="outline" size="sm">
    Edit
  </Button>
)

export default {
  name: 'Spread',
  group: 'Layout',
  summary: 'Puts two children at the two ends of a row.',
  use: [
    'For a title and its action, a label and its value, a name and its state.',
    'With `wrap` where the second may go below the first on a phone.',
  ],
  alternatives: [
    { component: 'DescriptionList', when: 'Several labels and values stand below each other.' },
    { component: 'Columns', when: 'The children share the row instead of standing at its ends.' },
    { component: 'Actions', when: 'Buttons stand at both ends: `align="between"`.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Spread>
            <Heading level={3} look="title">
              Bank account
            </Heading>
            {action}
          </Spread>
        ),
        why: 'The action stands on the line of what it acts on.',
      },
      dont: {
        example: (
          <Spread>
            <Heading level={3} look="title">
              Bank account
            </Heading>
            {action}
            {action}
          </Spread>
        ),
        why: 'A third child floats in the middle. Group the buttons in an `Inline` first.',
      },
    },
  ],
  accessibility: [
    'Has no role of its own.',
    'The first child is read and reached first, also when the second has wrapped below it.',
  ],
  keyboard: [],
  states: { default: 'Playground', stress: 'Stress' },
} satisfies ComponentDocs
