import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor } from 'storybook/test'
import { delayAll } from '@/api/mocks/faults.ts'
import { drawnFrames, layoutShiftsDuring } from './layout-shifts.ts'
import { renderScreen, type ScreenParameters } from './screen.tsx'
import { visual } from './visual.ts'

/** The calls of the story that wait for their answer, in their order. */
let waiting: (() => void)[] = []
let isOpen = false

/** So many frames are drawn after each answer. */
const framesEach = 3

/** After so many turns without a waiting call or anything busy the screen is complete; it has failed when it is not after the second number. */
const turns = { quiet: 5, most: 400 }

const inTurn = delayAll(async () => {
  if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve))
})

/** Something is being read, or code is on its way: its place is kept by a skeleton. */
const isBusy = () => page.getByRole('main').querySelector('[aria-busy="true"], [data-component^="Skeleton"]') !== null

/** Answers the calls one after the other, with drawn frames in between, until none waits and nothing on the page is busy any more. */
async function answerInTurn(): Promise<void> {
  let quiet = 0
  for (let turn = 0; quiet < turns.quiet; turn++) {
    if (turn === turns.most) throw new Error('Something on the page is still busy although all calls were answered.')
    waiting.shift()?.()
    await drawnFrames(framesEach)
    quiet = waiting.length > 0 || isBusy() ? 0 : quiet + 1
  }
  isOpen = true
}

/**
 * A screen from its skeletons to its content, one answer after the other, as on a slow network: nothing in its window may move. The browser does not
 * count what moves outside of the window, and not what is removed.
 * @param meta of the file whose story `loaded` shows the content
 */
export function arriving(meta: Meta, loaded: StoryObj, kind: 'desktop' | 'phone'): StoryObj {
  const own = (parameters: StoryObj['parameters']) => parameters?.['screen'] as Partial<ScreenParameters> | undefined
  const shown = { ...own(meta.parameters), ...own(loaded.parameters) }
  return {
    render: renderScreen,
    ...(kind === 'phone' && { globals: { viewport: { value: 'phone' } } }),
    parameters: {
      ...meta.parameters,
      screen: { ...shown, api: [inTurn, ...(shown.api ?? [])] },
      ...visual(kind, [], { skip: 'as Loaded of the screen' }),
    },
    beforeEach: () => {
      waiting = []
      isOpen = false
    },
    play: async () => {
      await waitFor(() => expect(isBusy()).toBe(true))
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
      const shifts = await layoutShiftsDuring(answerInTurn)
      if (shifts.length > 0) throw new Error(`The page moved while its data arrived:\n${shifts.join('\n')}`)
    },
  }
}
