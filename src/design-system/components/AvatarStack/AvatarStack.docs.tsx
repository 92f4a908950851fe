import { type ComponentDocs } from '../../docs/component-docs.ts'
import { AvatarStack } from './index.ts'

const people = ['Ada Obi', 'Bisi Cole', 'Chidi Eze', 'Dupe Ojo', 'Emeka Uba', 'Femi Ade', 'Gozie Ike'].map((name) => ({
  id: name,
  name,
}))

export default {
  name: 'AvatarStack',
  group: 'Data',
  summary: 'Several people in little room, and how many more there are.',
  use: [
    'Shows who takes part, in a row or card where names do not fit.',
    'Gives an impression of how many there are; the exact number stands beside it where it matters.',
  ],
  alternatives: [
    { component: 'Avatar', when: 'It is one person.' },
    { component: 'List', when: 'Their names matter, or something can be done with each of them.' },
    { component: 'CountBadge', when: 'Only the number matters.' },
  ],
  examples: [
    {
      do: {
        example: <AvatarStack label="People who applied" people={people} max={4} />,
        why: 'Four faces and a number are taken in at a glance.',
      },
      dont: {
        example: <AvatarStack label="People who applied, all" people={people} max={20} size="sm" />,
        why: 'A long row is looked at one by one, which names would serve better.',
      },
    },
  ],
  accessibility: [
    'A list with a name. Every picture is read as the person’s name.',
    'The remainder is read with the names that are known: and 2 more: Emeka Uba, Femi Ade.',
    'Nothing in it can be pressed. A stack that leads somewhere stands in a row or card whose link says where.',
  ],
  keyboard: [],
  content: ['The label says what the people have in common: Applicants, Hired for Saturday.'],
  states: { default: 'Playground', stress: 'Stress', overflow: 'Matrix' },
  reviewed: '2026-11-21',
} satisfies ComponentDocs
