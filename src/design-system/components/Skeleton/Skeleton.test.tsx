import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Skeleton, SkeletonBlock, SkeletonText } from './index.ts'

const name = (loading: boolean) => (
  <Skeleton loading={loading}>
    <button type="button">Adé Ọlátúnjí</button>
  </Skeleton>
)

it('hides its content from screen readers and the keyboard until it has loaded', () => {
  const { container, rerender } = render(name(true))
  expect(screen.queryByRole('button')).toBeNull()
  expect(container.querySelector('button')?.closest('[inert]')).not.toBeNull()
  rerender(name(false))
  expect(screen.getByRole('button', { name: 'Adé Ọlátúnjí' })).toBeInTheDocument()
  expect(container.querySelector('[inert]')).toBeNull()
})

it('announces nothing by itself, and its bars and blocks are not read', () => {
  const { container } = render(
    <>
      {name(true)}
      <SkeletonText lines={3} />
      <SkeletonBlock shape="avatarMd" />
    </>,
  )
  expect(screen.queryByRole('status')).toBeNull()
  expect([...container.children].map((part) => part.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true'])
})

it('has one bar for each line', () => {
  const { container } = render(<SkeletonText lines={3} />)
  expect(container.querySelectorAll('[data-component="SkeletonText"] > *')).toHaveLength(3)
})
