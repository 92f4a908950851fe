import { FormatProvider } from '../../lib/format-provider.tsx'
import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Text } from '../Text/index.ts'
import { DateTime } from './index.ts'

const now = () => new Date('2025-11-14T08:00:00+01:00')

export default {
  name: 'DateTime',
  group: 'Type',
  summary: 'A moment as the product writes it: Fri 14 Nov 2025, 6:30 PM, in the zone of the FormatProvider.',
  use: [
    'Shows when something happened or will happen.',
    'Adds how far off it is by `relative`, where that helps to decide: a deadline, the last refresh.',
    'Shows a calendar date, which has no zone, with `show="date"`.',
  ],
  alternatives: [
    { component: 'DatePicker', when: 'A day is to be chosen.' },
    { component: 'Timeline', when: 'Several moments tell one story.' },
    { component: 'Text', when: 'It is a span or a weekday that is no moment: every Friday.' },
  ],
  examples: [
    {
      do: {
        example: (
          <FormatProvider now={now}>
            <DateTime value="2025-11-14T10:00:00+01:00" relative />
          </FormatProvider>
        ),
        why: 'The moment can be put into a diary; the distance helps to feel it.',
      },
      dont: { example: <Text>in 2 hours</Text>, why: 'Seen on a screenshot or an old tab, nobody knows when that is.' },
    },
  ],
  accessibility: [
    'A `<time>` element with the exact moment for machines.',
    'A missing moment is a dash to the eye and words to a screen reader: Not provided.',
    'The relative time is read after the moment. It changes without being announced.',
  ],
  keyboard: [],
  content: [
    'The zone is not written: everything in the product happens in one.',
    '12-hour clock with AM and PM; the month in three letters, so that day and month cannot be mixed up.',
  ],
  decisions: ['0034-formats-come-from-the-product.md'],
  states: { default: 'Playground', stress: 'Stress', Lagos: 'Forms', relative: 'Relative', missing: 'Forms' },
} satisfies ComponentDocs
