import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FormatProvider } from '@/design-system/lib/format-provider.tsx'
import { nigerianFormats } from '@/lib/nigerian-formats.ts'
import { approvalSum } from '@/rules/work-review.ts'
import { ApprovalLines } from './approval-lines.tsx'

it('names what the worker receives as the page of the worker does', () => {
  render(
    <FormatProvider formats={nigerianFormats} now={() => new Date('2025-11-14T08:00:00+01:00')}>
      <ApprovalLines sum={approvalSum(5_000_000, {})} />
    </FormatProvider>,
  )
  expect(screen.getByText('Worker receives')).toBeVisible()
})
