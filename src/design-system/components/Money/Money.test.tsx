import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { nigerianFormats } from '@/lib/nigerian-formats.ts'
import { FormatProvider } from '../../lib/format-provider.tsx'
import { renderWithFormats } from '../../testing/render-with-formats.tsx'
import { Money } from './index.ts'

describe('Money', () => {
  it.each([
    [0, '₦0.00'],
    [1, '₦0.01'],
    [125_000_000, '₦1,250,000.00'],
    [99_999_999_999_999, '₦999,999,999,999.99'],
    [-4_500_000, '\u2212₦45,000.00'],
  ])('writes %i kobo as %s', (amount, text) => {
    const { container } = renderWithFormats(<Money amount={amount} />)
    expect(container.textContent).toBe(text)
  })

  it('adds a plus sign to credits with signed="always", never to zero', () => {
    const { container } = renderWithFormats(
      <>
        <Money amount={1} sign="always" />|<Money amount={0} sign="always" />|<Money amount={-1} sign="always" />
      </>,
    )
    expect(container.textContent).toBe('+₦0.01|₦0.00|\u2212₦0.01')
  })

  it('shortens only the visible text: the full amount is read out and shown on hover', () => {
    const { container } = renderWithFormats(<Money amount={1_245_000_050} short />)
    const root = container.querySelector('[data-component="Money"]')
    expect(root?.querySelector('[aria-hidden]')).toHaveTextContent('₦12.4M')
    expect(root).toHaveAttribute('title', '₦12,450,000.50')
    expect(root?.querySelector('[data-component="VisuallyHidden"]')).toHaveTextContent('₦12,450,000.50')
  })

  it('renders an amount that needs no shortening once', () => {
    const { container } = renderWithFormats(<Money amount={100_000} short />)
    expect(container.textContent).toBe('₦1,000.00')
  })

  it.each([null, undefined])('shows %o as missing, never as zero', (amount) => {
    const { container } = renderWithFormats(<Money amount={amount} missingLabel="Not agreed yet" />)
    expect(container.textContent).toBe('—Not agreed yet')
  })

  it('throws for an amount that is not an integer', () => {
    expect(() => renderWithFormats(<Money amount={0.5} />)).toThrow(RangeError)
  })

  it('throws where no provider has formats', () => {
    expect(() => render(<Money amount={5} />)).toThrow('Give the FormatProvider at the root `formats`')
  })

  it('passes formats on through a provider that has a clock only', () => {
    const { container } = renderWithFormats(
      <FormatProvider now={() => new Date('2025-11-14T15:30:00Z')}>
        <Money amount={5} />
      </FormatProvider>,
    )
    expect(container.textContent).toBe('₦0.05')
  })

  it('uses the format of another provider', () => {
    const { container } = renderWithFormats(
      <FormatProvider formats={{ ...nigerianFormats, money: (minor) => `GH₵${String(minor)}` }}>
        <Money amount={5} />
      </FormatProvider>,
    )
    expect(container.textContent).toBe('GH₵5')
  })
})
