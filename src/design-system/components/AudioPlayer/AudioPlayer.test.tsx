import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AudioPlayer } from './AudioPlayer.tsx'
import { clockTime } from './clock-time.ts'

/** Plays as a browser does, without sound: jsdom has no media. */
function standInForMedia() {
  const paused = new WeakMap<HTMLMediaElement, boolean>()
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return paused.get(this) ?? true
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    paused.set(this, false)
    fireEvent.play(this)
    return Promise.resolve()
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    paused.set(this, true)
    fireEvent.pause(this)
  })
  return vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
}

const audioOf = (container: HTMLElement) => {
  const audio = container.querySelector('audio')
  if (audio === null) throw new Error('No audio element')
  return audio
}

const knows = (audio: HTMLAudioElement, seconds: number) => {
  Object.defineProperty(audio, 'duration', { configurable: true, value: seconds })
  fireEvent.durationChange(audio)
}

describe('AudioPlayer', () => {
  let load: ReturnType<typeof standInForMedia>
  beforeEach(() => {
    load = standInForMedia()
  })

  it('names its controls by a title that is hidden, because it stands right above', () => {
    render(<AudioPlayer src="/mix.wav" title="Friday mix" titleHidden />)
    expect(screen.queryByText('Friday mix')).toBeNull()
    expect(screen.getByRole('button', { name: 'Play Friday mix' })).toBeInTheDocument()
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('loads nothing before it is played', () => {
    const { container } = render(<AudioPlayer src="/mix.wav" title="Friday mix" />)
    expect(audioOf(container)).toHaveAttribute('preload', 'none')
    expect(audioOf(container)).not.toHaveAttribute('autoplay')
    expect(screen.getByRole('slider', { name: 'Position in Friday mix' })).toBeDisabled()
  })

  it('plays and pauses by Space and Enter', async () => {
    render(<AudioPlayer src="/mix.wav" title="Friday mix" />)
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Play Friday mix' })).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('button', { name: 'Pause Friday mix' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Play Friday mix' })).toBeVisible()
  })

  it('says the position, and moves it by its slider, as the arrow keys do', () => {
    const { container } = render(<AudioPlayer src="/mix.wav" title="Friday mix" />)
    const audio = audioOf(container)
    knows(audio, 220)
    const slider = screen.getByRole('slider')
    expect(slider).toBeEnabled()
    expect(container).toHaveTextContent('0:00 / 3:40')
    fireEvent.change(slider, { target: { value: '65' } })
    expect(audio.currentTime).toBe(65)
    expect(slider).toHaveAttribute('aria-valuetext', '1:05 of 3:40')
  })

  it('pauses the one that was heard before', async () => {
    render(
      <>
        <AudioPlayer src="/one.wav" title="One" />
        <AudioPlayer src="/two.wav" title="Two" />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Play One' }))
    await userEvent.click(screen.getByRole('button', { name: 'Play Two' }))
    expect(screen.getByRole('button', { name: 'Play One' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pause Two' })).toBeVisible()
  })

  it('says when it cannot be played, and tries again', async () => {
    const { container } = render(<AudioPlayer src="/gone.wav" title="Friday mix" />)
    fireEvent.error(audioOf(container))
    expect(screen.getByRole('alert')).toHaveTextContent('This sound cannot be played.')
    await userEvent.click(screen.getByRole('button', { name: 'Play Friday mix' }))
    expect(load).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [220, '3:40'],
  [3729, '1:02:09'],
  [Number.NaN, '0:00'],
  [-1, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
