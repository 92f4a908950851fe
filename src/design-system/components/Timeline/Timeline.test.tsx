import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Timeline, TimelineEvent } from './index.ts'

it('is a named list in the order of the events, each with its status as text', () => {
  render(
    <Timeline label="Payment MQ-8F2K">
      <TimelineEvent title="Sent" time="Fri 14 Nov 2025" />
      <TimelineEvent title="On its way" status="current" />
      <TimelineEvent title="Refused" status="failed">
        The bank sent it back.
      </TimelineEvent>
      <TimelineEvent title="Received" status="upcoming" statusLabel="Later" />
    </Timeline>,
  )
  const list = screen.getByRole('list', { name: 'Payment MQ-8F2K' })
  expect(list.tagName).toBe('OL')
  const events = screen.getAllByRole('listitem')
  expect(events.map((event) => event.textContent)).toEqual([
    'Done: SentFri 14 Nov 2025',
    'In progress: On its way',
    'Failed: RefusedThe bank sent it back.',
    'Later: Received',
  ])
  expect(events.map((event) => event.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
})

it('throws without a name', () => {
  expect(() => render(<Timeline label="">{null}</Timeline>)).toThrow('Timeline: `label` is empty')
})
