import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Card } from '../Card/index.ts'
import { Text } from '../Text/index.ts'
import { TileList } from './index.ts'

const columns = { mobile: 1, tablet: 3, desktop: 3 } as const
const cities = ['Lagos', 'Abuja', 'Kano']
const cityOf = (city: string) => city

export default {
  name: 'TileList',
  group: 'Data',
  summary: 'A long list of tiles in columns, of which only those in sight are rendered.',
  use: [
    'For many things that are compared by their looks, such as people by their work.',
    'The tiles of a list have one height: give what loads later its place from the start.',
    'Each tile contains one link to what it shows; `useCurrentRow` goes from link to link by keys.',
  ],
  alternatives: [
    { component: 'Tiles', when: 'There are a few, or they are not things of one kind.' },
    { component: 'DataTable', when: 'They are compared by their facts.' },
  ],
  examples: [
    {
      do: {
        example: (
          <TileList label="Cities" items={cities} getItemId={cityOf} columns={columns} estimate={60}>
            {(city) => (
              <Card padding="sm">
                <Text>{city}</Text>
              </Card>
            )}
          </TileList>
        ),
        why: 'Things of one kind and one size are compared at a glance.',
      },
      dont: {
        example: (
          <TileList label="City" items={['Lagos']} getItemId={cityOf} columns={columns} estimate={60}>
            {(city) => (
              <Card padding="sm">
                <Text>{city}</Text>
              </Card>
            )}
          </TileList>
        ),
        why: 'One thing is no list. Show it as a Card.',
      },
    },
  ],
  accessibility: [
    'A list with a name; each tile is one of its items, and where only a part is rendered it says which of how many it is.',
    'The tile that had focus last stays rendered with its neighbours, however far the page is scrolled.',
    'It has no keys of its own: Tab goes through the controls of the tiles.',
  ],
  keyboard: [],
  content: ['The label is a plural, as the heading above would say it.'],
  decisions: ['0036-triage-is-a-hook-and-no-split-view.md'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    many: 'Many',
    responsive: 'Playground',
    matrix: { none: 'It has no variants.' },
  },
} satisfies ComponentDocs
