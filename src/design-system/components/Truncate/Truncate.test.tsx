import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Truncate, truncateLines } from './index.ts'

const long = 'Photographers, songwriters and hostesses for the opening night of the festival'

it.each(truncateLines)('is read in full, however much of it shows on %i lines', (lines) => {
  render(
    <a href="#gig">
      <Truncate lines={lines}>{long}</Truncate>
    </a>,
  )
  expect(screen.getByRole('link', { name: long })).toBeInTheDocument()
})

it('reads its note after the text, as another word', () => {
  render(
    <a href="#gig">
      <Truncate note="Wedding">{long}</Truncate>
    </a>,
  )
  expect(screen.getByRole('link', { name: `${long} Wedding` })).toBeInTheDocument()
})
