import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { gigCard } from './parts/gig-card.tsx'
import { gigColumns } from './parts/gig-columns.tsx'

const cut = '[data-component="Truncate"]'

it('gives the title of a Gig two lines on a phone, and time and place as many as they need', () => {
  const gig = aGig({ status: 'open' })
  render(
    <>
      {gigCard.content(gig, gigColumns[0]?.cardCell?.(gig))}
      <Truncate lines={2}>two lines</Truncate>
    </>,
  )
  expect(screen.getByText(gig.title).closest(cut)).toHaveClass(screen.getByText('two lines').className, { exact: true })
  expect(screen.getByText(/ · Ikeja$/).closest(cut)).toBeNull()
  expect(screen.getByText('Open')).toBeInTheDocument()
})
