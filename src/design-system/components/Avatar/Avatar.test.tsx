import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DisplayProvider } from '../../lib/display-provider.tsx'
import { Avatar } from './Avatar.tsx'
import { avatarTints, initialOf, tintOf } from './tint.ts'

it('gives an id the same tint every time, and spreads ids over all tints', () => {
  expect(tintOf('company-1')).toBe(tintOf('company-1'))
  const used = new Set(Array.from({ length: 200 }, (_, index) => tintOf(`worker-${index}`)))
  expect(used).toEqual(new Set(avatarTints))
})

it('takes the first letter with its marks', () => {
  expect(initialOf(' ọlá')).toBe('Ọ')
  expect(initialOf('ụ́zọ̀')).toBe('Ụ́')
  // The letter and its marks as characters of their own.
  expect(initialOf('o\u0323\u0301la')).toBe('O\u0323\u0301')
  expect(initialOf('n\u0303')).toBe('N\u0303')
  expect(initialOf('ada')).toBe('A')
  expect(initialOf("o'neill")).toBe('O')
  expect(initialOf('')).toBe('')
})

it('shows an icon where there is neither picture nor name', () => {
  const { container, rerender } = render(<Avatar name=" " id="1" label="A person" />)
  expect(container.querySelector('svg')).toBeInTheDocument()
  rerender(<Avatar name="Ada" id="1" label="Ada" />)
  expect(container.querySelector('svg')).toBeNull()
})

it('falls back to the initial when the picture cannot be loaded, and shows the next picture', () => {
  const { container, rerender } = render(<Avatar name="Ada" id="1" src="/broken.png" label="Ada" />)
  const image = container.querySelector('img')
  if (image === null) throw new Error('The picture is tried first.')
  fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Ada' })).toHaveTextContent('A')
  rerender(<Avatar name="Ada" id="1" src="/new.png" label="Ada" />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.png')
})

it('downloads no picture where initials are preferred', () => {
  const { container } = render(
    <DisplayProvider pictures={false}>
      <Avatar name="Ada" id="1" src="/ada.png" />
      <DisplayProvider pictures>
        <Avatar name="Obi" id="2" src="/obi.png" />
      </DisplayProvider>
    </DisplayProvider>,
  )
  expect([...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual(['/obi.png'])
})
