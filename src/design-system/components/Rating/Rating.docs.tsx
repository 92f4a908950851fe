import { arrowKeys, type ComponentDocs } from '../../docs/component-docs.ts'
import { Text } from '../Text/index.ts'
import { Rating, RatingField } from './index.ts'

export default {
  name: 'Rating',
  group: 'Data',
  summary: 'How something was rated, from one to five stars; RatingField lets people rate.',
  use: [
    'Shows an average together with the number of those who rated: one without the other misleads.',
    'Shows what one person gave as stars alone: `count="single"`.',
    'Takes one star, `variant="one"`, in rows where five would be noise.',
    'Asks for a rating by `RatingField`, a form field like any other.',
  ],
  alternatives: [
    { component: 'Progress', when: 'It is a share of something and not a judgement.' },
    { component: 'StatCard', when: 'The average is one of the figures a page opens with.' },
    { component: 'RadioGroup', when: 'The answers are words and not degrees.' },
  ],
  examples: [
    {
      do: { example: <Rating value={null} count={0} />, why: 'Who is new has no rating, and that is said.' },
      dont: {
        example: <Text>0.0 (0)</Text>,
        why: 'There is no rating yet. A zero is read as the worst rating and is unfair to new workers.',
      },
    },
    {
      do: { example: <RatingField label="How was the work?" />, why: 'A question, five answers, words for each.' },
      dont: {
        example: <RatingField label="Rating" defaultValue="5" />,
        why: 'A rating that is already given is not an opinion.',
      },
    },
  ],
  accessibility: [
    'Rating is read as one sentence: 4.8 out of 5 stars, 37 ratings. The stars are decoration.',
    'Every star has an edge of at least 3:1; gold alone would be too pale on white.',
    'RatingField is a radio group with a legend; each star is a radio button named by number and word.',
    'Required and invalid are said by the group; the message is its description.',
    'A star is 40 px, and 44 px to a finger.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches the chosen star of RatingField, or the first.' },
    { keys: arrowKeys, does: 'Choose the next or previous star.' },
    { keys: ['Space'], does: 'Chooses the star that has focus.' },
  ],
  content: [
    'One decimal, and the number of ratings in brackets.',
    'Without ratings: No ratings yet.',
    'Ask a question about one thing: How was the work?',
  ],
  decisions: ['0034-formats-come-from-the-product.md'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    read: 'Read',
    edit: 'Edit',
    'no ratings': 'Read',
    invalid: 'Edit',
    'focus-visible': 'FocusVisible',
    matrix: 'Read',
  },
} satisfies ComponentDocs
