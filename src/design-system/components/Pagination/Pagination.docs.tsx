import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Pagination } from './index.ts'

export default {
  name: 'Pagination',
  group: 'Data',
  summary: 'The way through a long list in pages, with the words that say where one is.',
  use: [
    'Page a list that the server gives in parts.',
    'Put it below a `DataTable` or `List`; give `href` when the page is in the address, so that Back, sharing and a new tab work.',
  ],
  alternatives: [
    { component: 'DataTable', when: 'all rows are there: it renders thousands without pages' },
    { component: 'Stepper', when: 'the pages are steps of one task' },
    { component: 'TabLinks', when: 'the parts have names' },
  ],
  examples: [
    {
      do: {
        example: <Pagination page={2} pageSize={20} total={134} href={(page) => `#page-${page}`} />,
        why: 'It says which items these are and how many there are.',
      },
      dont: {
        example: (
          <Pagination
            page={2}
            pageSize={1}
            total={7}
            href={(page) => `#item-${page}`}
            rangeLabel={({ to, total }) => `${to}/${total}`}
          />
        ),
        why: 'Seven things do not need pages: show them all.',
      },
    },
  ],
  accessibility: [
    'A navigation landmark named by `label` and described by the range (“21–40 of 134”).',
    'Each number is called “Page 3”; the open one carries `aria-current="page"`. Gaps are not read.',
    'At the first and last page Previous and Next stay in place and are `aria-disabled`. A button keeps focus there; when a pressed link is removed, focus goes to the range.',
    'Where the numbers do not fit, on phones and in drawers, “Page 2 of 7” replaces them; Previous and Next are 44 px high on touch.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes through Previous, the pages and Next' },
    { keys: ['Enter'], does: 'opens the page' },
    { keys: ['Space'], does: 'opens the page, where the controls are buttons' },
  ],
  content: ['Say what is paged in `label` when a page has two: “Pages of transactions”.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    'first page': 'States',
    'last page': 'States',
    'many pages': 'States',
    'one page': 'States',
    phone: 'States',
  },
} satisfies ComponentDocs
