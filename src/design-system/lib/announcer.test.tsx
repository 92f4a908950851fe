import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announceDelay, useAnnouncement } from './announcer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

function Say({ text }: { text: string | undefined }) {
  useAnnouncement(text)
  return null
}

const wait = (ms = announceDelay) => act(() => vi.advanceTimersByTimeAsync(ms))
const announced = () => document.querySelector('[aria-live]')?.textContent

it('announces a message that stays, and removes it when it ends', async () => {
  const { rerender } = render(<Say text="Loading" />)
  expect(announced()).toBe('')
  await wait()
  expect(announced()).toBe('Loading')
  rerender(<Say text={undefined} />)
  expect(announced()).toBe('')
})

it('does not announce a message that ends before its delay', async () => {
  const { rerender } = render(<Say text="Loading" />)
  await wait(announceDelay - 1)
  rerender(<Say text={undefined} />)
  await wait()
  expect(announced()).toBe('')
})

it('announces messages of the same time together, and the end of one removes no other', async () => {
  const { rerender } = render(
    <>
      <Say key="first" text="Loading Gigs" />
      <Say key="second" text="Saving" />
    </>,
  )
  await wait()
  expect(announced()).toContain('Loading Gigs')
  expect(announced()).toContain('Saving')
  rerender(<Say key="second" text="Saving" />)
  expect(announced()).toBe('Saving')
})
