import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from '../Button/index.ts'
import { EmptyState } from './index.ts'

it('says in a heading what is missing, then what will appear, then what to do', async () => {
  const onPost = vi.fn<() => void>()
  const { container } = render(
    <EmptyState title="No Gigs yet" action={<Button onClick={onPost}>Post a Gig</Button>}>
      Gigs you post appear here.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'No Gigs yet' })).toBeInTheDocument()
  expect(container).toHaveTextContent(/^No Gigs yet\s*Gigs you post appear here\.\s*Post a Gig$/)
  await userEvent.click(screen.getByRole('button', { name: 'Post a Gig' }))
  expect(onPost).toHaveBeenCalledOnce()
})

it('is no alarm, and its drawing says nothing', () => {
  render(<EmptyState title="No Gigs yet" headingLevel={1} illustration={<img src="stage.svg" alt="A stage" />} />)
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.getByAltText('A stage')).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})
