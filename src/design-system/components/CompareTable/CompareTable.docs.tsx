import type { ComponentDocs } from '../../docs/component-docs.ts'
import { CompareTable } from './index.ts'

export default {
  name: 'CompareTable',
  group: 'Data',
  summary: 'A compare table: a short text, set apart from the text beside it.',
  use: ['For a short text that belongs to the text beside it and must be found at a glance.'],
  alternatives: [
    { component: 'Text', when: 'The words are part of a sentence.' },
    { component: 'Card', when: 'It holds more than a line.' },
  ],
  examples: [
    {
      do: { example: <CompareTable>Lagos</CompareTable>, why: 'One word is seen before it is read.' },
      dont: { example: <CompareTable>The event takes place in Lagos, Nigeria.</CompareTable>, why: 'A sentence set apart is a sentence interrupted.' },
    },
  ],
  accessibility: ['Adds no role and no name: it is read as its text.', 'Its tone supports the text and never replaces it.'],
  keyboard: [],
  content: ['One to three words, in sentence case, without a full stop.'],
  states: { default: 'Playground', stress: 'Stress', matrix: 'Matrix' },
  reviewed: '2026-11-25',
} satisfies ComponentDocs
