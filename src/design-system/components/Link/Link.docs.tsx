import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Text } from '../Text/index.ts'
import { Link } from './index.ts'

export default {
  name: 'Link',
  group: 'Type',
  summary: 'Leads somewhere: another page, a place on this one, another site.',
  use: [
    'In running text, underlined: `variant="inline"`.',
    'Where its place says that it is a link, such as under a form: `variant="standalone"`.',
    'With `external` for what leaves the product: it opens a new tab, shows a sign and says so.',
  ],
  alternatives: [
    { component: 'Button', when: 'It does something here.' },
    { component: 'ButtonLink', when: 'It leads somewhere and is the main step of the page.' },
    { component: 'TabLinks', when: 'Several links switch between the parts of one thing.' },
    { component: 'Breadcrumbs', when: 'The links lead back up.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Text>
            Money is held until you approve. <Link href="#escrow">How payments are held</Link>
          </Text>
        ),
        why: 'Read alone, in a list of links, it still says where it leads.',
      },
      dont: {
        example: (
          <Text>
            Money is held until you approve. To learn how, <Link href="#escrow">click here</Link>.
          </Text>
        ),
        why: '“Click here” says nothing on its own, and is not what a keyboard does.',
      },
    },
  ],
  accessibility: [
    'An anchor with an address: it can be opened in a new tab, copied and visited.',
    '`external` is part of its name: “Paystack (opens in a new tab)”.',
    'Underlined in text, so colour alone never tells it from the words around it.',
    'Internal links go through the router of `LinkProvider`; without one they are plain anchors.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  content: ['Name the target: “Terms of service”. No address, no “here”.', 'No full stop inside the link.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    'in text': 'Matrix',
    standalone: 'Matrix',
    external: 'External',
    matrix: 'Matrix',
  },
} satisfies ComponentDocs
