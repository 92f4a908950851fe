import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BulkBar } from './index.ts'

it('writes large numbers of selected rows with their separators', () => {
  render(<BulkBar count={1000} elsewhere={1200} actions={null} onClear={() => undefined} />)
  expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('1,000 selected, 1,200 not shown here')
})
