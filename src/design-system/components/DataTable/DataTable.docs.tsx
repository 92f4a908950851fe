import { arrowKeys, type ComponentDocs } from '../../docs/component-docs.ts'
import { type Column, DataTable } from './index.ts'

interface Payment {
  id: string
  to: string
  amount: string
}

const payments: readonly Payment[] = [
  { id: '1', to: 'Ṣadé Ọlátúnjí', amount: '₦45,000.00' },
  { id: '2', to: 'Chinedu Okafor', amount: '₦1,250,000.00' },
]

const to: Column<Payment> = {
  id: 'to',
  header: 'Paid to',
  rowHeader: true,
  cell: (payment) => payment.to,
  sortBy: (payment) => payment.to,
}

function Payments({ columns, linked }: { columns: readonly Column<Payment>[]; linked: boolean }) {
  return (
    <DataTable
      label="Payments"
      columns={columns}
      state={{ status: 'ready', data: payments }}
      getRowId={({ id }) => id}
      rowHref={linked ? ({ id }) => `#payment-${id}` : undefined}
      sorting={{ sorts: 'table' }}
    />
  )
}

export default {
  name: 'DataTable',
  group: 'Data',
  summary:
    'A list of things of one kind, with loading, failure, order, selection, menus and cards on phones, and only what is in sight of a long one.',
  use: [
    'List what people search, compare, open and act on: Gigs, applicants, transactions.',
    'Show ten rows or ten thousand: from a hundred on only those in sight are rendered, by code that only then is loaded.',
  ],
  alternatives: [
    { component: 'Table', when: 'a few values are only to be read' },
    { component: 'List', when: 'the things have no columns to compare' },
    { component: 'CalendarView', when: 'when it happens is what people look for' },
  ],
  examples: [
    {
      do: {
        example: (
          <Payments
            linked
            columns={[to, { id: 'amount', header: 'Amount', width: 'lg', align: 'end', cell: ({ amount }) => amount }]}
          />
        ),
        why: 'The row leads to its page by a real link in its first cell, and amounts end at one edge.',
      },
      dont: {
        example: (
          <Payments
            linked={false}
            columns={[
              to,
              { id: 'amount', header: 'Amount', cell: ({ amount }) => amount },
              { id: 'open', header: 'Open', width: 'xs', cell: ({ id }) => <a href={`#payment-${id}`}>Open</a> },
            ]}
          />
        ),
        why: 'A column of links that all say “Open” tells a screen reader nothing, and amounts that begin at one edge cannot be compared.',
      },
    },
  ],
  accessibility: [
    'A native table with caption, column headers and one row header; on phones a named list whose items hold terms and values.',
    '`aria-sort` stands on the sorted column, the button’s description says what a press will do, and a change of order is announced.',
    'Boxes are named by their row (“Select Wedding DJ”), the one above is mixed while only some are selected; the count is announced.',
    'A row leads somewhere by a link in its row header. A press elsewhere in the row is a convenience of the pointer, and leaves text selection and controls alone.',
    'When the button that was pressed goes away with its effect (“Try again”, “Clear filters”, “Clear selection”), focus goes to the table, not to the page.',
    'A long table has `aria-rowcount` and each row’s `aria-rowindex`, and keeps the row that had focus last and its neighbours rendered at every scroll position.',
    'Loading sets `aria-busy` and is announced when it lasts; a refresh shows a thin line and says nothing. No match is announced.',
    'What the browser finds on the page (Ctrl F) and prints is what is rendered: give long tables a search of their own.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes through headers that sort, and then through box, link and controls row by row' },
    { keys: ['Enter', 'Space'], does: 'on a header: sorts by it, and by a second press the other way' },
    { keys: ['Space'], does: 'on a box: selects the row' },
    { keys: ['Shift+Space'], does: 'on a box: selects from the row selected before to this one' },
    { keys: ['Enter'], does: 'on a link: opens the row' },
    { keys: ['Space'], does: 'on a link: previews the row, where the table has `onPreview`' },
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'on a row’s “Actions”: opens its menu' },
    {
      keys: [...arrowKeys, 'Home', 'End', 'PageUp', 'PageDown'],
      does: 'scroll the table while it has focus itself',
      by: 'browser',
    },
  ],
  content: [
    'The label is the plural of what is listed: “Transactions”.',
    'On a card the title is what the row is about, also where the first column is a date: `card` and `cardCell` say so. A payment ends its title’s line with its amount, `card: "title-end"`.',
    'Where roles are not enough, the prop `card` gives the cards a look of their own, with a skeleton as high as its content; the title stays the link.',
    'Where people look at one row after another, `onPreview` shows it in a `Drawer` beside the table; the link still leads to its page.',
    'Where a row is decided about on a phone, `cardFrame` puts its card into a `SwipeRow`; the buttons of the card stay.',
    'Give columns that explain a row a `priority`, by which they leave a narrower table: `low` first. What names the row, its money and its state have none. `leastWidth` makes room for them in the narrowest.',
    'Headers are nouns in sentence case. Dates and amounts begin with the newest and the largest (`firstDirection`).',
    'An error says what could not be loaded: “Failed to load transactions”. Where there is no access, `forbidden` says so and leads elsewhere, without a retry. Empty says what will be here and offers the one action that fills it.',
  ],
  decisions: ['0013-table-state-of-our-own.md', '0036-triage-is-a-hook-and-no-split-view.md'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    'focus-visible': 'FocusVisible',
    hover: 'RowLinks',
    loading: 'States',
    refetching: 'States',
    empty: 'States',
    'no match': 'States',
    error: 'States',
    'no access': 'NoAccess',
    sorted: 'Playground',
    selected: 'Selected',
    'bulk bar': 'Selected',
    'row menu': 'RowMenuOpen',
    preview: 'Previewed',
    overflow: 'Overflow',
    'less room': 'Priorities',
    'mobile cards': 'MobileCards',
    virtualised: 'Virtualised',
  },
} satisfies ComponentDocs
