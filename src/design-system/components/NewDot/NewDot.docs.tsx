import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Inline } from '../Inline/index.ts'
import { Text } from '../Text/index.ts'
import { NewDot } from './index.ts'

export default {
  name: 'NewDot',
  group: 'Feedback',
  summary: 'The gold mark of what a person has not seen yet.',
  use: [
    'Beside a name, a title or a number, for what came since the person last looked.',
    'It goes away when it was seen.',
  ],
  alternatives: [
    { component: 'CountBadge', when: 'It waits for work, however often it was seen.' },
    { component: 'Badge', when: 'It is a property that stays.' },
    { component: 'MarqueeSign', when: 'A whole page is about it.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Inline space={2} align="center">
            <Text>7 applicants</Text>
            <NewDot>2 new</NewDot>
          </Inline>
        ),
        why: 'The dot is gold, the words are text.',
      },
      dont: {
        example: (
          <Inline space={2} align="center">
            <Text>Draft</Text>
            <NewDot>Not paid</NewDot>
          </Inline>
        ),
        why: 'A state is not news.',
      },
    },
  ],
  accessibility: [
    'Read as its words, or as its `label` where there are none.',
    'The dot has an edge of 3:1 in both themes; the words have the colour of text.',
  ],
  keyboard: [],
  content: ['“New”, or a number and “new”: “3 new”.'],
  states: { default: 'Playground', stress: 'Stress', matrix: 'Matrix' },
} satisfies ComponentDocs
