import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { DescriptionItem, DescriptionList } from './index.ts'

describe('DescriptionList', () => {
  it('pairs every name with its value', () => {
    render(
      <DescriptionList columns={2}>
        <DescriptionItem term="City">Lagos</DescriptionItem>
        <DescriptionItem term="Places">{0}</DescriptionItem>
      </DescriptionList>,
    )
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['City', 'Places'])
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Lagos', '0'])
  })

  it.each([undefined, null, ''])('shows the value %o as missing, and offers nothing to copy', (value) => {
    render(
      <DescriptionList layout="rows">
        <DescriptionItem term="Website" copyText="x">
          {value}
        </DescriptionItem>
      </DescriptionList>,
    )
    expect(screen.getByRole('definition')).toHaveTextContent(/^—Not provided$/)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('copies a value and names the button after it', async () => {
    const user = userEvent.setup()
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    render(
      <DescriptionList>
        <DescriptionItem term="Account number" copyText="0123456789">
          012 345 6789
        </DescriptionItem>
      </DescriptionList>,
    )
    await user.click(within(screen.getByRole('definition')).getByRole('button', { name: 'Copy account number' }))
    expect(write).toHaveBeenCalledExactlyOnceWith('0123456789')
  })

  it('throws for an item outside a list', () => {
    expect(() => render(<DescriptionItem term="City">Lagos</DescriptionItem>)).toThrow(
      "'City' stands outside of a DescriptionList",
    )
  })
})
