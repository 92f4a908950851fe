import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Link } from '../Link/index.ts'
import { Notice } from './index.ts'

it('is ordinary text without role="status"', () => {
  const { rerender, container } = render(<Notice tone="warning">These figures are from 2:14 PM.</Notice>)
  expect(screen.queryByRole('status')).toBeNull()
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  rerender(
    <Notice tone="warning" role="status">
      These figures are from 2:14 PM.
    </Notice>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('These figures are from 2:14 PM.')
})

it('has its action after its text', () => {
  const { container } = render(<Notice action={<Link href="/refresh">Refresh</Link>}>Old figures.</Notice>)
  expect(container).toHaveTextContent(/^Old figures\.\s*Refresh$/)
  expect(screen.getByRole('link', { name: 'Refresh' })).toBeInTheDocument()
})
