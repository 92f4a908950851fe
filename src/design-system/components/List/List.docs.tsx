import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Avatar } from '../Avatar/index.ts'
import { Badge } from '../Badge/index.ts'
import { ButtonLink } from '../ButtonLink/index.ts'
import { List, ListItem } from './index.ts'

export default {
  name: 'List',
  group: 'Data',
  summary: 'Things below each other, each with a picture, words about it and something at its end.',
  use: [
    'List what has no columns to compare: notifications, members, files, the sessions of a Gig.',
    'Open each of them, by making the whole item a link.',
  ],
  alternatives: [
    { component: 'DataTable', when: 'the things share several values that people compare or sort' },
    { component: 'DescriptionList', when: 'it is one thing with several properties' },
    { component: 'Timeline', when: 'the items happened one after the other' },
  ],
  examples: [
    {
      do: {
        example: (
          <List label="Applicants">
            <ListItem
              href="#ada"
              leading={<Avatar name="Ada Obi" id="ada" />}
              description="Photographer"
              trailing={<Badge tone="info">New</Badge>}
            >
              Ada Obi
            </ListItem>
          </List>
        ),
        why: 'The whole item is pressed, and its link is called what the thing is called.',
      },
      dont: {
        example: (
          <List label="Applicants">
            <ListItem
              leading={<Avatar name="Ada Obi" id="ada" />}
              description="Photographer"
              trailing={
                <ButtonLink href="#ada" size="sm" variant="outline" tone="primary">
                  View
                </ButtonLink>
              }
            >
              Ada Obi
            </ListItem>
          </List>
        ),
        why: 'A small target for what the whole item could do, and a list of links that are all called “View”.',
      },
    },
  ],
  accessibility: [
    'A list, named by `label`, that tells how many items it has, in Safari too.',
    'The title of an item is its link or button; the press and the focus ring reach over the whole item.',
    'A control at the end is reached by Tab after the item and is not part of its name.',
    'Of more than fifty items only those near the window are drawn, but all are in the page: found by the browser, read out and printed.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes from item to item, and to the control at an item’s end' },
    { keys: ['Enter'], does: 'opens the item' },
    { keys: ['Space'], does: 'presses an item that is a button' },
  ],
  content: [
    'The title is the name of the thing, not what pressing does.',
    'The trailing words are short: a time, an amount, one state.',
  ],
  states: { default: 'Playground', stress: 'Stress', '50+ items': 'Long', 'with links': 'Playground' },
} satisfies ComponentDocs
