import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Button } from '../Button/index.ts'
import { EmptyState } from './index.ts'

export default {
  name: 'EmptyState',
  group: 'Feedback',
  summary: 'Nothing is here, and that is all right.',
  use: [
    'For a first use: what will appear here, and the one thing that makes it appear.',
    'For a search or filter that found nothing: offer to clear it.',
    'For content that the reader may not see: name who can help.',
    'Only once the answer is there.',
  ],
  alternatives: [
    { component: 'Skeleton', when: 'The answer is still on its way.' },
    { component: 'ErrorState', when: 'The answer did not come.' },
    { component: 'Notice', when: 'One small part of a page has nothing to show.' },
  ],
  examples: [
    {
      do: {
        example: (
          <EmptyState title="No Gigs yet" headingLevel={3} action={<Button>Post a Gig</Button>}>
            Gigs you post appear here with their applicants.
          </EmptyState>
        ),
        why: 'What will appear, and one way to make it appear.',
      },
      dont: {
        example: (
          <EmptyState title="No data" headingLevel={3}>
            There is nothing to display.
          </EmptyState>
        ),
        why: 'It says twice that nothing is here, and leaves people standing.',
      },
    },
  ],
  accessibility: [
    'A heading of the level the page needs, then text, then the action: read in that order.',
    'The picture is decoration.',
    'It is not announced by itself. After a change of filters the filter bar announces the number of results.',
  ],
  keyboard: [],
  content: [
    'The title: “No Gigs yet”. The text: what will be here. The action: a verb.',
    'With filters on: “No results match your filters”, and “Clear filters”.',
    'No joke, no “Oops”: nothing went wrong.',
  ],
  states: {
    default: 'FirstUse',
    stress: 'Stress',
    'first use': 'FirstUse',
    'no result': 'NoResult',
    'no permission': 'NoPermission',
  },
} satisfies ComponentDocs
