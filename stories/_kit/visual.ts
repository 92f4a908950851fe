import { modesFor, type ExtraMode, type StoryKind } from '../../.storybook/modes.ts'

/** How a picture is cut: to what the story draws (the default for components), to the window, or the whole scrolled page. */
export type Crop = 'content' | 'window' | 'page'

/** `parameters.visual`, read by the test-runner. */
export interface VisualParameter {
  readonly kind: StoryKind
  readonly crop?: Crop
  /** A Playwright selector the pointer rests on while the pictures are taken. */
  readonly hover?: string
  /** A Playwright selector on which the pointer is held down while the pictures are taken. */
  readonly press?: string
  /** Why no picture is taken of this story (it is still played and checked by axe). */
  readonly skip?: string
}

/**
 * Says what a story shows, and so which pictures are taken of it, here and in Chromatic. Spread it into `parameters`:
 * `parameters: { ...visual('screen') }`, `parameters: { ...visual('responsive', ['forced-colors']) }`.
 * Without it a story is a `component`.
 */
export function visual(
  kind: StoryKind,
  extras: readonly ExtraMode[] = [],
  options: Omit<VisualParameter, 'kind'> = {},
) {
  const parameter: VisualParameter = { kind, ...options }
  return {
    visual: parameter,
    chromatic: { modes: modesFor(kind, extras), ...(options.skip === undefined ? {} : { disableSnapshot: true }) },
  }
}

/** A screen's story whose look another one shows: it is played and checked, and no picture is taken. @param why which story shows the look */
export const withoutPicture = (why: string) => visual('screen', [], { skip: why })

/** Globals and parameters of a story that is about the phone: `export const Mobile = { ...phone }`. */
export const phone = { globals: { viewport: { value: 'phone' } }, parameters: visual('phone') } as const
