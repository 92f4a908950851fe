import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor } from 'storybook/test'
import { delayAll } from '@/api/mocks/faults.ts'
import { drawnFrames, layoutShiftsDuring } from './layout-shifts.ts'
import { renderScreen, type ScreenParameters } from './screen.tsx'
import { visual } from './visual.ts'

/** The calls of the story that wait for their answer, in their order. */
let waiting: (() => void)[] = []
let isOpen = false

/** After this many frames without a waiting call or anything busy the screen is complete. */
const quietFrames = 12

const inTurn = delayAll(async () => {
  if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve))
})

const isBusy = () => page.getByRole('main').querySelector('[aria-busy="true"]') !== null

/** Answers the calls one after the other, with drawn frames in between, until none waits and nothing on the page is busy any more. */
async function answerInTurn(): Promise<void> {
  for (let quiet = 0; quiet < quietFrames; quiet = waiting.length > 0 || isBusy() ? 0 : quiet + 1) {
    waiting.shift()?.()
    await drawnFrames(1)
  }
  isOpen = true
}

/**
 * A screen from its skeletons to its content, one answer after the other, as on a slow network: nothing on it may move.
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
