import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Badge } from '../Badge/index.ts'
import { Inline } from './index.ts'

const skills = ['Portraits', 'Weddings', 'Product shots', 'Drone', 'Retouching', 'Same-day edit']

const badges = skills.map((skill) => <Badge key={skill}>{skill}</Badge>)

export default {
  name: 'Inline',
  group: 'Layout',
  summary: 'Puts its children beside each other at their own width, and wraps when they do not fit.',
  use: [
    'For badges, chips, small facts: things of a kind whose number is not known.',
    'For an icon and its word, with `wrap={false}`.',
    'With `collapseBelow="tablet"` where the children should stand below each other on a phone.',
  ],
  alternatives: [
    { component: 'Actions', when: 'The children are the buttons of a form, a dialog or a card.' },
    { component: 'Spread', when: 'Two children stand at the two ends of the row.' },
    { component: 'Columns', when: 'The children share the row in fixed shares.' },
    { component: 'Stack', when: 'The children stand below each other at any width.' },
  ],
  examples: [
    {
      do: { example: <Inline space={2}>{badges}</Inline>, why: 'It wraps: everything can be seen at any width.' },
      dont: {
        example: (
          <Inline space={2} wrap={false}>
            {badges}
          </Inline>
        ),
        why: 'Without wrapping, a list of unknown length squeezes its words or leaves the page.',
      },
    },
  ],
  accessibility: [
    'Has no role of its own; `as="ul"` with `li` children makes it a list.',
    'The order on screen is the order in which it is read and reached, also when it wraps.',
  ],
  keyboard: [],
  states: { default: 'Playground', stress: 'Stress' },
} satisfies ComponentDocs
