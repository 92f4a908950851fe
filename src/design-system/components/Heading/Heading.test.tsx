import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { Heading } from './index.ts'

it('keeps its level with every look', () => {
  render(
    <Heading level={2} look="heading1">
      Gigs
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Gigs' })).toBeInTheDocument()
})

it('has another look with the look prop', () => {
  render(
    <>
      <Heading level={2}>By level</Heading>
      <Heading level={2} look="label">
        By look
      </Heading>
    </>,
  )
  expect(screen.getByText('By level').className).not.toBe(screen.getByText('By look').className)
})

it('can take focus after a navigation', () => {
  const ref = createRef<HTMLHeadingElement>()
  render(
    <Heading level={1} tabIndex={-1} ref={ref}>
      Wallet
    </Heading>,
  )
  ref.current?.focus()
  expect(screen.getByRole('heading', { name: 'Wallet' })).toHaveFocus()
})
