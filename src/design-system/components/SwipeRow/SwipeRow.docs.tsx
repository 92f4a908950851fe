import type { ComponentDocs } from '../../docs/component-docs.ts'
import { StarIcon } from '../../icons/StarIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { Button } from '../Button/index.ts'
import { Card } from '../Card/index.ts'
import { Spread } from '../Spread/index.ts'
import { Text } from '../Text/index.ts'
import { SwipeRow } from './index.ts'

const nothing = () => undefined
const shortlist = { label: 'Shortlist', icon: <StarIcon />, tone: 'primary', onSwipe: nothing } as const
const decline = { label: 'Decline', icon: <XIcon />, onSwipe: nothing } as const
const look = { size: 'sm', variant: 'outline' } as const

export default {
  name: 'SwipeRow',
  group: 'Actions',
  summary: 'A row that a finger swipes to its sides, each for one action.',
  use: [
    'Lets one hand decide about many rows on a phone, where a button of the row does the same.',
    'For an action that is undone as easily as it is done, because a finger may slip.',
    'In the card of a `DataTable`, by its `cardFrame`.',
  ],
  alternatives: [
    {
      component: 'Button',
      when: 'The action is the main one of the page, or there is no touch screen to count on: a swipe only ever doubles a button.',
    },
    { component: 'Menu', when: 'There are more than two actions.' },
    { component: 'ConfirmDialog', when: 'The action cannot be undone: then no swipe does it.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Card padding="sm">
            <SwipeRow towardsEnd={shortlist} towardsStart={decline}>
              <Spread align="center">
                <Text>Tunde Bakare</Text>
                <Button {...look}>Decline</Button>
                <Button {...look}>Shortlist</Button>
              </Spread>
            </SwipeRow>
          </Card>
        ),
        why: 'The buttons say what can be done, and do it for everybody; the swipe is quicker for one thumb.',
      },
      dont: {
        example: (
          <Card padding="sm">
            <SwipeRow towardsEnd={shortlist} towardsStart={decline}>
              <Text>Tunde Bakare</Text>
            </SwipeRow>
          </Card>
        ),
        why: 'Nobody can see that it can be swiped, and with a keyboard, a mouse or a screen reader nothing can be done.',
      },
    },
  ],
  accessibility: [
    'Adds no role, no name and no stop for Tab. What a swipe does, a button or a menu of the row does too (WCAG 2.5.1).',
    'The action that comes in is hidden from screen readers: the button has the same words, and the result is said where the action is done.',
    'Letting go before the colour becomes strong cancels, and so does moving back (WCAG 2.5.2). Under reduced motion the row returns immediately.',
    'Up and down scrolls, and two fingers enlarge the page (`touch-action: pan-y pinch-zoom`).',
    'A row that scrolls sideways by itself must not be swiped, too.',
  ],
  keyboard: [],
  content: ['The words of the button that does the same, one or two, in sentence case.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    'towards the end': 'Matrix',
    'towards the start': 'Matrix',
    'far enough': 'Matrix',
    'right to left': 'RightToLeft',
    disabled: 'Disabled',
    matrix: 'Matrix',
  },
} satisfies ComponentDocs
