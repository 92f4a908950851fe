import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Link } from '../Link/index.ts'
import { Text } from '../Text/index.ts'

export default {
  name: 'MediaGrid',
  group: 'Data',
  summary: 'Small pictures in rows, each of which opens the thing itself; sounds play where they are.',
  use: [
    'Shows somebody’s earlier work at a glance, and opens it in a `MediaViewer`.',
    'Loads the small pictures that are seen, and nothing of videos and sounds.',
    'Keeps the place of each picture while it loads.',
    'Use `layout="mosaic"` on cards that are compared: up to four in one area, of one height whether there are four, one or none.',
  ],
  alternatives: [
    { component: 'MediaViewer', when: 'One thing is looked at, as large as possible.' },
    { component: 'List', when: 'The items have names and facts, and no looks.' },
  ],
  examples: [
    {
      do: { example: <Text>First dance</Text>, why: 'Every tile has a title: it names the button.' },
      dont: {
        example: <Link href="#mediagrid">See portfolio</Link>,
        why: 'Work that is behind a link is not looked at. Show the first of it.',
      },
    },
  ],
  accessibility: [
    'A list of buttons, each named by kind and title: Picture: First dance. The picture itself is decoration.',
    'A picture that cannot be loaded leaves its place and its name, which says so.',
    'The last tile of a mosaic says how many more there are: Picture: Rings (and 3 more).',
    'Where a person wants no pictures, icons stand in their place and nothing is loaded.',
    'Each tile is far larger than 44 px.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches each tile, then each sound.' },
    { keys: ['Enter', 'Space'], does: 'Opens the tile that has focus.' },
  ],
  content: ['A title in a few words. Without one: Picture 3; of a link its address.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    broken: 'Broken',
    'without pictures': 'WithoutPictures',
    'focus-visible': 'FocusVisible',
    hover: 'Hovered',
    phone: 'Phone',
    mosaic: 'Mosaic',
  },
} satisfies ComponentDocs
