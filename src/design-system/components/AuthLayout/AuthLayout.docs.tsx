import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'AuthLayout',
  group: 'Brand',
  summary: 'The frame of every page before the dashboard: a panel and a centred form.',
  use: [
    'For signing in, signing up, codes and new passwords.',
    'With a `SidePanel` as its `panel`; below 1024 px the logo stands on top and the form is alone.',
  ],
  alternatives: [
    { component: 'AppShell', when: 'The employer has signed in.' },
    { component: 'Container', when: 'The page is only text, such as terms and policies.' },
  ],
  accessibility: [
    'The form stands in `main`, which takes focus after a navigation and is the target of a skip link.',
    'The panel is an aside: nothing that the form needs is said there alone.',
    'A form higher than the window scrolls, and the panel stays.',
    'At 320 px and at a zoom of 400 % the form takes the whole width.',
  ],
  keyboard: [],
  states: { default: 'Playground', stress: 'FormTallerThanTheWindow', responsive: 'Playground' },
} satisfies ComponentDocs
