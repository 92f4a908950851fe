import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'TopBar',
  group: 'Navigation',
  summary: 'The bar above every page of the dashboard.',
  use: [
    'Hold what is needed everywhere: where the page is, the phone’s menu button, the action of every page, notifications.',
    'Give it the name of the section. In an `AppShell` the trail of a `PageHeader` takes its place.',
  ],
  alternatives: [{ component: 'PageHeader', when: 'It belongs to one page.' }],
  accessibility: [
    'The name of the section is for the eye: it repeats the title once that has scrolled away, and is hidden from screen readers.',
    'The page’s `header` landmark; it stays while the page scrolls, and focused things come to rest below it, not under it.',
    'The menu button shows below 768 px only and says whether the slide-over is open.',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'The next or previous control.' },
    { keys: ['Enter', 'Space'], does: 'On the menu button: opens the slide-over.' },
  ],
  content: ['Icon buttons say their number in words: ‘Notifications, 3 unread’.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    responsive: 'Playground',
    section: 'Section',
    trail: 'Trail',
  },
} satisfies ComponentDocs
