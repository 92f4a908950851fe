import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'PageHeader',
  group: 'Navigation',
  summary: 'What this page is, and what can be done on it.',
  use: [
    'Begin every page with it, once: it holds the `h1`.',
    'Put the way up into `before`, the pages beside this one into `tabs`, and the main action last into `actions`; what is rarely done goes behind the `menu`.',
    'Where the title stands beside a picture, as in a profile, take a `DisplayHeading` of the look `page`, and `PageTrail` for the way up.',
  ],
  alternatives: [
    { component: 'Heading', when: 'It is a part of the page.' },
    { component: 'TopBar', when: 'It belongs to every page.' },
  ],
  accessibility: [
    'The page’s only `h1`. It can take focus and is no stop of the Tab key: the app moves focus there after a navigation, so that a screen reader begins with it.',
    'In an `AppShell` the way up is in the `header` landmark, and so before the title.',
    'Read in the order way up, title, description, menu, actions, tabs.',
  ],
  keyboard: [],
  content: [
    'The title is the name in the sidebar, or the name of the thing that is shown.',
    'The description is one sentence.',
  ],
  states: {
    default: 'Playground',
    menu: 'WithMenu',
    stress: 'Stress',
    responsive: 'Playground',
  },
} satisfies ComponentDocs
