import { describe, expect, it } from 'vitest'
import { workerGigStatuses } from '../api/contract/schemas/worker-gig.ts'
import {
  canWorkerGig,
  isPlaceEnded,
  placeMovedOn,
  type WorkerGigEvent,
  workerGigTransitions,
} from './worker-gig-states.ts'

/** The states from which each event is allowed, written down again from docs/product/states.md#worker-gig. */
const allowed: Readonly<Record<WorkerGigEvent, readonly string[]>> = {
  begin: ['hired'],
  cancel: ['hired'],
  withdraw: ['hired'],
  submit: ['active', 'changes_requested'],
  requestChanges: ['task_submitted'],
  approve: ['task_submitted'],
  pay: ['approved'],
  dispute: ['active', 'task_submitted', 'changes_requested'],
  decideForWorker: ['disputed'],
  decideForEmployer: ['disputed'],
}
const events = Object.keys(workerGigTransitions) as WorkerGigEvent[]

describe.each(events)('%s', (event) => {
  it.each(workerGigStatuses.map((status) => [status, allowed[event].includes(status)] as const))(
    'of a place that is %s: %s',
    (status, isAllowed) => {
      expect(canWorkerGig(status, event)).toBe(isAllowed)
    },
  )

  it('is not allowed from a state that this version does not know', () => {
    expect(canWorkerGig('paused', event)).toBe(false)
  })
})

it('leads to these states', () => {
  expect(Object.fromEntries(events.map((event) => [event, workerGigTransitions[event].to]))).toEqual({
    begin: 'active',
    cancel: 'cancelled',
    withdraw: 'cancelled',
    submit: 'task_submitted',
    requestChanges: 'changes_requested',
    approve: 'approved',
    pay: 'paid',
    dispute: 'disputed',
    decideForWorker: 'approved',
    decideForEmployer: 'cancelled',
  })
})

it('ends with the payment or a cancellation, from where nothing leads on', () => {
  const ended = workerGigStatuses.filter(isPlaceEnded)
  expect(ended).toEqual(['paid', 'cancelled'])
  expect(ended.flatMap((status) => events.filter((event) => canWorkerGig(status, event)))).toEqual([])
})

it('says what happened, with the name, for each state', () => {
  for (const status of workerGigStatuses) expect(placeMovedOn('Tunde Bakare', status)).toMatch(/Tunde Bakare.*\.$/)
  expect(placeMovedOn('Tunde Bakare', 'paid')).toBe('The work of Tunde Bakare was approved in the meantime.')
})
