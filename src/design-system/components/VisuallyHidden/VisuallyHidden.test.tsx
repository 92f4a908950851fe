import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VisuallyHidden } from './index.ts'

it('is read, and is part of the name around it', () => {
  render(
    <a href="#gig">
      Edit <VisuallyHidden>Wedding DJ</VisuallyHidden>
    </a>,
  )
  expect(screen.getByRole('link', { name: 'Edit Wedding DJ' })).toBeInTheDocument()
})

it('is a heading, or a status that announces what comes later, where it is asked to be', () => {
  const status = (text: string) => (
    <>
      <VisuallyHidden as="h2">Filters</VisuallyHidden>
      <VisuallyHidden as="div" role="status">
        {text}
      </VisuallyHidden>
    </>
  )
  const { rerender } = render(status(''))
  expect(screen.getByRole('heading', { level: 2, name: 'Filters' })).toBeInTheDocument()
  const region = screen.getByRole('status')
  rerender(status('12 Gigs found'))
  expect(screen.getByRole('status')).toBe(region)
  expect(region).toHaveTextContent('12 Gigs found')
})

it('names a table as its caption', () => {
  render(
    <table>
      <VisuallyHidden as="caption">Workers of this Gig</VisuallyHidden>
      <tbody />
    </table>,
  )
  expect(screen.getByRole('table', { name: 'Workers of this Gig' })).toBeInTheDocument()
})
