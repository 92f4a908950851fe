import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'UserMenuTrigger',
  group: 'Navigation',
  summary: 'The button of the user menu: picture, name and email.',
  use: [
    'Give it to a `Menu` as its `trigger`, at the foot of the sidebar.',
    'Use `form="avatar"` where there is no space for the name.',
  ],
  alternatives: [
    { component: 'Button', when: 'The menu is not about the person who is signed in.' },
    { component: 'Avatar', when: 'Nothing happens when it is pressed.' },
  ],
  accessibility: [
    'A button named by the person; the second line is its description.',
    'Without words it has the same name.',
    'It says that it has a menu and whether that is open.',
  ],
  keyboard: [{ keys: ['Enter', 'Space', 'ArrowDown'], does: 'Opens the menu.' }],
  content: ['The person’s name as they write it; it is cut at the end, never in the middle.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    phone: 'Phone',
  },
} satisfies ComponentDocs
