import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { DisplayProvider } from '../../lib/display-provider.tsx'
import type { MediaItem } from '../../lib/media.ts'
import { MediaGrid } from './MediaGrid.tsx'

const items: readonly MediaItem[] = [
  { id: '1', kind: 'image', url: '/one.webp', thumbUrl: '/one-small.webp', title: 'First dance' },
  { id: '2', kind: 'audio', url: '/mix.wav', title: 'Friday mix' },
  { id: '3', kind: 'video', url: '/club.mp4', thumbUrl: null, title: null },
  { id: '4', kind: 'link', url: 'https://music.example/spinall', title: null },
]

const draw = (pictures = true) => {
  const onOpen = vi.fn<(index: number) => void>()
  const { container } = render(
    <DisplayProvider pictures={pictures}>
      <MediaGrid items={items} onOpen={onOpen} />
    </DisplayProvider>,
  )
  return { onOpen, container }
}

it('opens the item that is pressed, by Enter too', async () => {
  const { onOpen } = draw()
  await userEvent.click(screen.getByRole('button', { name: /^Video:\s*Video 3$/ }))
  expect(onOpen).toHaveBeenLastCalledWith(2)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenLastCalledWith(3)
  expect(screen.getByRole('button', { name: /^Link:\s*music\.example\/spinall$/ })).toHaveFocus()
})

it('loads small pictures, lazily and of a known size, and no video', () => {
  const { container } = draw()
  const [picture, ...others] = container.querySelectorAll('img')
  expect(others).toEqual([])
  expect(picture).toHaveAttribute('src', '/one-small.webp')
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture).toHaveAttribute('width', '320')
  expect(container.querySelector('video')).toBeNull()
})

it('plays sounds where they are', () => {
  draw()
  const [, sounds] = screen.getAllByRole('list')
  if (sounds === undefined) throw new Error('No sounds')
  expect(within(sounds).getByRole('button', { name: 'Play Friday mix' })).toBeVisible()
})

it('says which picture cannot be loaded', () => {
  const { container } = draw()
  const picture = container.querySelector('img')
  if (picture !== null) fireEvent.error(picture)
  expect(screen.getByRole('button', { name: /^Picture:\s*First dance\s*\(not available\)$/ })).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
})

it('loads nothing where a person wants no pictures', () => {
  const { container } = draw(false)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('button', { name: /^Picture:\s*First dance$/ })).toBeVisible()
})

it('shows four in a mosaic, sounds too, and says how many more there are', async () => {
  const onOpen = vi.fn<(index: number) => void>()
  const more = [5, 6, 7].map((id): MediaItem => ({
    id: `${id}`,
    kind: 'image',
    url: `/${id}.webp`,
    title: `No. ${id}`,
  }))
  render(<MediaGrid items={[...items, ...more]} onOpen={onOpen} layout="mosaic" />)
  expect(screen.getAllByRole('button')).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: /^Sound:\s*Friday mix$/ }))
  expect(onOpen).toHaveBeenLastCalledWith(1)
  await userEvent.click(screen.getByRole('button', { name: /^Link:\s*music\.example\/spinall\s*\(and 3 more\)$/ }))
  expect(onOpen).toHaveBeenLastCalledWith(3)
})

it('says in a mosaic that there is nothing to show', () => {
  render(<MediaGrid items={[]} onOpen={() => undefined} layout="mosaic" empty="No work yet." />)
  expect(screen.getByText('No work yet.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

it('has room in a mosaic for what can be done about that', () => {
  const retry = <button type="button">Try again</button>
  render(
    <MediaGrid
      items={[]}
      onOpen={() => undefined}
      layout="mosaic"
      empty="It could not be loaded."
      emptyAction={retry}
    />,
  )
  expect(screen.getByText('It could not be loaded.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
