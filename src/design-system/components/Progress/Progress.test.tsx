import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Progress } from './Progress.tsx'

describe('Progress', () => {
  it('exposes its value, as text where it has one, and never a value outside its range', () => {
    const { rerender } = render(<Progress label="Gigs used" value={2} max={3} valueText="2 of 3 Gigs used" />)
    const bar = screen.getByRole('progressbar', { name: 'Gigs used' })
    expect(bar).toHaveAttribute('aria-valuenow', '2')
    expect(bar).toHaveAttribute('aria-valuemax', '3')
    expect(bar).toHaveAttribute('aria-valuetext', '2 of 3 Gigs used')
    rerender(<Progress label="Gigs used" value={7} max={3} />)
    expect(bar).toHaveAttribute('aria-valuenow', '3')
    rerender(<Progress label="Gigs used" value={-1} max={3} />)
    expect(bar).toHaveAttribute('aria-valuenow', '0')
  })

  it('exposes no value while it is unknown', () => {
    render(<Progress label="Preparing the export" />)
    const bar = screen.getByRole('progressbar', { name: 'Preparing the export' })
    for (const name of ['aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-valuetext']) {
      expect(bar).not.toHaveAttribute(name)
    }
  })
})
