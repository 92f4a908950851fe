import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type MediaItem, MediaViewer } from './index.ts'

const items: readonly MediaItem[] = [
  { id: '1', kind: 'image', url: '/one.webp', title: 'First dance' },
  { id: '2', kind: 'video', url: '/two.mp4', thumbUrl: '/two.webp', title: null },
  { id: '3', kind: 'link', url: 'https://music.example/spinall', title: 'More mixes' },
]

function Gallery({ shown = items }: { shown?: readonly MediaItem[] }) {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        Open
      </button>
      <MediaViewer items={shown} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />
    </>
  )
}

const open = async (shown?: readonly MediaItem[]) => {
  render(<Gallery {...(shown && { shown })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return within(screen.getByRole('dialog'))
}

/** One finger, as a list of touches: jsdom has none. */
const touchAt = (clientX: number, clientY: number) => ({ length: 1, item: () => ({ clientX, clientY }) })

describe('MediaViewer', () => {
  it('goes on by ArrowLeft, ArrowRight, Home and End, and not beyond its ends', async () => {
    const viewer = await open()
    expect(viewer.getByText('1 of 3')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    expect(viewer.getByText('1 of 3')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    expect(viewer.getByRole('heading', { name: 'Video 2' })).toBeVisible()
    await userEvent.keyboard('{End}')
    expect(viewer.getByRole('heading', { name: 'More mixes' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    expect(viewer.getByText('3 of 3')).toBeVisible()
    await userEvent.keyboard('{Home}')
    expect(viewer.getByText('1 of 3')).toBeVisible()
  })

  it('keeps Tab and Shift+Tab inside, and gives focus back on Escape', async () => {
    const viewer = await open()
    expect(viewer.getByRole('heading', { name: 'First dance' })).toHaveFocus()
    for (let press = 0; press < 5; press += 1) await userEvent.tab()
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  it('leaves the arrow keys to a video that has the focus', async () => {
    const viewer = await open()
    await userEvent.keyboard('{ArrowRight}')
    const video = screen.getByLabelText('Video 2', { selector: 'video' })
    expect(video).toHaveAttribute('preload', 'none')
    fireEvent.keyDown(video, { key: 'ArrowRight' })
    expect(viewer.getByText('2 of 3')).toBeVisible()
  })

  it('goes on by a swipe to the side, not by one down', async () => {
    const viewer = await open()
    const picture = viewer.getByRole('img', { name: 'First dance' })
    const swipe = (x: number, y: number) => {
      fireEvent.touchStart(picture, { touches: touchAt(200, 200) })
      fireEvent.touchEnd(picture, { changedTouches: touchAt(200 + x, 200 + y) })
    }
    swipe(-60, 120)
    expect(viewer.getByText('1 of 3')).toBeVisible()
    swipe(-60, 10)
    expect(viewer.getByText('2 of 3')).toBeVisible()
  })

  it('says in its place what cannot be loaded', async () => {
    const viewer = await open()
    fireEvent.error(viewer.getByRole('img', { name: 'First dance' }))
    expect(viewer.getByRole('alert')).toHaveTextContent('This picture cannot be shown.')
  })

  it('leads nowhere from an address that runs code', async () => {
    const viewer = await open([{ id: '1', kind: 'link', url: 'javascript:alert(1)', title: 'Mix' }])
    expect(viewer.queryByRole('link')).toBeNull()
    expect(viewer.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  it('is nothing without items', () => {
    const { container } = render(
      <MediaViewer
        items={[]}
        index={0}
        onIndexChange={vi.fn<(index: number) => void>()}
        onClose={vi.fn<() => void>()}
      />,
    )
    expect(container).toBeEmptyDOMElement()
  })
})
