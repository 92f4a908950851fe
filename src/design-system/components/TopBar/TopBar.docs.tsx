import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'TopBar',
  group: 'Navigation',
  summary: 'The bar above every page of the dashboard.',
  use: ['Hold what is needed everywhere: the phone’s menu button, search, notifications.'],
  alternatives: [{ component: 'PageHeader', when: 'It belongs to one page.' }],
  accessibility: [
    'The page’s `header` landmark; it stays while the page scrolls, and focused things come to rest below it, not under it.',
    'The menu button shows below 768 px only and says whether the slide-over is open.',
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'The next or previous control.' },
    { keys: 'Enter, Space', does: 'On the menu button: opens the slide-over.' },
  ],
  content: ['Icon buttons say their number in words: ‘Notifications, 3 unread’.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    responsive: 'Playground',
  },
  reviewed: '2026-11-21',
} satisfies ComponentDocs
