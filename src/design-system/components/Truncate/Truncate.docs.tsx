import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Text } from '../Text/index.ts'
import { Truncate } from './index.ts'

const name = 'The Waterfront Festival of Photographers, Songwriters and Hostesses of Victoria Island'

export default {
  name: 'Truncate',
  group: 'Type',
  summary: 'Cuts text that would break a layout, after one, two or three lines.',
  use: [
    'For names that people gave: Gigs, companies, workers, in rows and cards.',
    'Where the whole text is one step away: the row leads to it, a tooltip shows it.',
  ],
  alternatives: [
    {
      component: 'Text',
      when: 'There is room. Words wrap by themselves, and should in dialogs and headings of pages.',
    },
    { component: 'Code', when: 'It is a reference: that is cut in the middle, because its end matters.' },
    { component: 'Tooltip', when: 'The whole text must be seen without leaving the page.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Text as="div">
            <Truncate lines={2}>{name}</Truncate>
          </Text>
        ),
        why: 'A name that could be any length, where the row keeps its height.',
      },
      dont: {
        example: (
          <Text as="div">
            <Truncate>
              You have used all the Gigs on your plan. See plans to post more, or wait until 1 December.
            </Truncate>
          </Text>
        ),
        why: 'Our own sentence, cut before it says what to do. Write it shorter, or let it wrap.',
      },
    },
  ],
  accessibility: [
    'Screen readers read the whole text.',
    'On screen the whole text must be reachable by keyboard and touch too, not on hover alone.',
    'Cut between whole characters: marks are not torn from their letters.',
  ],
  keyboard: [],
  states: { default: 'Playground', stress: 'Stress', '1–3 lines': 'Matrix' },
} satisfies ComponentDocs
