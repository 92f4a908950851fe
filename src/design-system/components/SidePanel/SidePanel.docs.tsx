import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'SidePanel',
  group: 'Brand',
  summary: 'The night beside the sign-in pages: a headline in lights above a stage.',
  use: ['As the `panel` of an `AuthLayout`, and nowhere else.'],
  alternatives: [
    { component: 'EmptyState', when: 'A page of the dashboard should have a picture.' },
    { component: 'Drawer', when: 'Something is to be read or done at the side of a page.' },
  ],
  accessibility: [
    'An `aside`. Its headline has one stable name with all the words; the change is not announced.',
    'Focus on it is drawn in gold, because the purple ring would be lost in the night.',
    'Below 1024 px it is not there, and its picture is not loaded.',
    'Words reach 4.5:1 on the darkest and the lightest part of the panel.',
  ],
  keyboard: [],
  content: [
    'First line, changing word, last line: together they must be a sentence with every word.',
    'The longest word decides the width; test it at 1024 px.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    responsive: { none: 'It is not shown below 1024 px; AuthLayout shows both widths.' },
  },
} satisfies ComponentDocs
