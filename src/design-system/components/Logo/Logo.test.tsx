import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Logo } from './index.ts'

it.each(['full', 'glyph'] as const)('is one picture with the name of the product as %s', (form) => {
  render(<Logo form={form} />)
  expect(screen.getByRole('img', { name: 'Marquee' })).toBeInTheDocument()
})

it('takes another name, and is decoration without one', () => {
  const { rerender } = render(
    <a href="/">
      <Logo label="Marquee, dashboard" />
    </a>,
  )
  expect(screen.getByRole('link', { name: 'Marquee, dashboard' })).toBeInTheDocument()
  rerender(
    <a href="/">
      <Logo label="" /> Dashboard
    </a>,
  )
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeInTheDocument()
})
