import { expect, it } from 'vitest'
import { statementDays } from './statement-days.ts'

it.each([
  [{}, { from: '2025-11-01', to: '2025-11-30' }],
  [
    { from: '2025-10-05', to: '2025-10-20' },
    { from: '2025-10-05', to: '2025-10-20' },
  ],
  [{ from: '2025-09-10' }, { from: '2025-09-10', to: '2025-11-30' }],
  [{ to: '2025-02-10' }, { from: '2025-02-01', to: '2025-02-10' }],
  [
    { from: '2025-10-20', to: '2025-10-05' },
    { from: '2025-10-05', to: '2025-10-20' },
  ],
  [{ from: '2026-02-10' }, { from: '2026-02-10', to: '2026-02-28' }],
])('%j is %j', (filter, days) => {
  expect(statementDays(filter, '2025-11-14')).toEqual(days)
})
