import type { ComponentDocs } from '../../docs/component-docs.ts'
import { TabLinks } from './index.ts'

const pages = [
  { href: '#overview', label: 'Overview' },
  { href: '#transactions', label: 'Transactions' },
  { href: '#accounts', label: 'Bank accounts' },
]

export default {
  name: 'TabLinks',
  group: 'Navigation',
  summary: 'Tabs that are pages: a row of links below a page’s header.',
  use: [
    'Lead between the few pages of one place, such as the parts of the settings.',
    'Give each view an address that can be shared, kept in the address bar and reached by Back.',
  ],
  alternatives: [
    { component: 'Tabs', when: 'The views share one address, or what was typed in one must be there on return.' },
    { component: 'Sidebar', when: 'The pages are the main places of the product.' },
    { component: 'Breadcrumbs', when: 'The way leads up, not sideways.' },
  ],
  examples: [
    {
      do: {
        example: <TabLinks label="Wallet" links={pages} current="#transactions" />,
        why: 'The page that is shown is marked, and the first words are read first on a phone too.',
      },
      dont: {
        example: <TabLinks label="Wallet navigation" links={pages} />,
        why: 'Nothing is marked although one of the pages is shown, and ‘navigation’ is read out twice.',
      },
    },
  ],
  accessibility: [
    'A `nav` landmark with the name `label`, holding a list of links: a screen reader says how many there are.',
    'The link that leads here has `aria-current="page"`, and a bar, also in forced colours.',
    'No tab roles: they would promise arrow keys and panels that are not there.',
    'The current link is scrolled into the middle of the row, never the page.',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'The next or previous link; one that is out of sight scrolls in.' },
    { keys: ['Enter'], does: 'Goes there. With Ctrl or Cmd in a new tab of the browser.' },
  ],
  content: [
    'The name of the page it leads to, one to three words.',
    '`label` names the place (‘Wallet’), without the word ‘navigation’.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    overflow: 'Overflow',
    'with counts': 'Playground',
  },
} satisfies ComponentDocs
