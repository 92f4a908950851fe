import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'RotatingWord',
  group: 'Brand',
  summary: 'A word that changes in place and reserves the space of the longest one.',
  use: ['In the headline of the side panel. The dashboard has no place for it.'],
  alternatives: [
    { component: 'DisplayHeading', when: 'One word says it.' },
    { component: 'SidePanel', when: 'You want the headline: the panel brings this with it.' },
  ],
  accessibility: [
    'Only the word that is shown is in the accessibility tree. The heading around it needs a stable `aria-label` with all the words.',
    'Nothing is announced when it changes.',
    'It stands still while the page is hidden; under reduced motion it changes without a fade.',
    'It never moves what is around it.',
  ],
  keyboard: [],
  content: ['Words of one kind and number: “Photographers, Songwriters, Hostesses”.'],
  states: { default: 'Playground', stress: 'Stress', 'reduced motion': 'Playground' },
} satisfies ComponentDocs
