import { expect, it } from 'vitest'
import { markedForChanges, reviewDrafts } from './review-draft.ts'

it('reads what this version stores, and forgets it after a week', () => {
  const name = 'marquee-task-review:emp_1:tsk_1'
  const store = (changedAt: number) =>
    localStorage.setItem(name, JSON.stringify({ marks: { dlv_1: 'changes' }, message: 'Please', changedAt }))
  store(Date.now())
  expect(reviewDrafts.at('emp_1', 'tsk_1').read()).toMatchObject({ marks: { dlv_1: 'changes' }, message: 'Please' })
  store(Date.now() - 8 * 24 * 60 * 60 * 1000)
  expect(reviewDrafts.at('emp_1', 'tsk_1').read()).toBeUndefined()
})

it('lists the deliverables that are marked as needing changes', () => {
  const deliverables = ['dlv_1', 'dlv_2'].map((id) => ({ id, text: id, done: true }))
  const marks = { dlv_1: 'good', dlv_2: 'changes', dlv_9: 'changes' } as const
  expect(markedForChanges({ deliverables }, { marks, message: '', changedAt: 0 }).map(({ id }) => id)).toEqual([
    'dlv_2',
  ])
})
