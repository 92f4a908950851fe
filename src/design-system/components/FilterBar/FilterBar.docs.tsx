import { type ComponentDocs } from '../../docs/component-docs.ts'
import { TextField } from '../TextField/index.ts'
import { FilterBar } from './FilterBar.tsx'

const noop = () => undefined

export default {
  name: 'FilterBar',
  group: 'Data',
  summary: 'Search and filters above a list, what they have found, and the filters that are on.',
  use: [
    'Narrow a list or a table by several properties together.',
    'Keep the filters of a list out of the way on a phone, and its search in sight.',
  ],
  alternatives: [
    { component: 'Tabs', when: 'the list has a few parts of which one is always shown, such as Open and Closed' },
    { component: 'Tag', when: 'two or three filters are only on or off' },
    { component: 'SearchField', when: 'there is nothing to narrow but words' },
  ],
  examples: [
    {
      do: {
        example: (
          <FilterBar active={[{ id: 'rating', label: 'Rating: 4 and up', onRemove: noop }]} onClear={noop} count={12}>
            <TextField label="City" reserveMessageSpace={false} />
          </FilterBar>
        ),
        why: 'The tag can be understood without the field it came from.',
      },
      dont: {
        example: (
          <FilterBar active={[{ id: 'rating', label: '4', onRemove: noop }]} onClear={noop} count={12}>
            <TextField label="City" reserveMessageSpace={false} />
          </FilterBar>
        ),
        why: 'Four what? On a phone, the field that would say it is in the sheet.',
      },
    },
  ],
  accessibility: [
    'A group named “Search and filters”; a page that has two names them by `aria-label`.',
    'How many were found is a polite status, so each change of a filter is answered.',
    'The filters that are on are a list; each button is named “Remove filter …”. Focus goes to the next one, then to the first control of the bar.',
    'On a phone “Filters (2)” says how many are on and opens a dialog; “Show 134 results” closes it, and focus returns.',
    'If the sheet’s code cannot be fetched, the filters stand in the page.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through search, filters, the filters that are on, and “Clear filters”' },
    { keys: ['Enter', 'Space'], does: 'Opens the sheet; takes a filter off' },
    { keys: ['Escape'], does: 'Closes the sheet' },
  ],
  content: [
    'Where nothing was found, “Clear filters” stands below, where the things would be, and not in the bar as well.',
    'In the line a field has no visible label, so its empty choice names the property: “All categories”, “Any rating”.',
    'A tag names the value, and the property where the value alone is not clear.',
    'Filters take effect immediately; there is no “Apply”.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    'no filter': 'NoFilter',
    'active filters': 'Playground',
    'phone sheet': 'PhoneSheet',
    actions: 'WithActions',
  },
} satisfies ComponentDocs
