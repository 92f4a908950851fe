import type { VisualParameter } from '../stories/_kit/visual.ts'
import type { A11yParameter } from './audit.ts'
import type { ModesParameter } from './modes.ts'
import { takeMissedFrames } from './frames.ts'
import { pressedKeys } from './pressed-keys.ts'
import { unexpectedProblems } from './problems.ts'

/** What the test-runner reads of a story. */
export interface StoryFacts {
  readonly title: string
  /** Whether its component has a story `Loaded`. */
  readonly hasLoaded: boolean
  readonly parameters: {
    readonly visual: VisualParameter
    readonly chromatic: { readonly modes: Partial<ModesParameter> }
    readonly a11y: A11yParameter
    readonly expectedProblems?: readonly string[]
  }
}

interface StorybookPreview {
  readonly ready: () => Promise<void>
  readonly loadStory: (options: { storyId: string }) => Promise<Omit<StoryFacts, 'hasLoaded'>>
  readonly storyStoreValue: { readonly storyIndex: { readonly entries: Readonly<Record<string, unknown>> } }
  readonly currentRender?: { readonly teardown?: () => Promise<void> }
  readonly channel: { readonly emit: (event: string, payload: unknown) => void }
}

declare global {
  interface Window {
    /** Reads the facts of a story that may not have been shown yet. */
    readStory: (storyId: string) => Promise<StoryFacts>
    /** Takes the story that is shown off the page, so that nothing it still does reaches the next one. */
    leaveStory: () => Promise<void>
    /** Changes the toolbar's choices; the story that is shown is rendered with them, and not played again. */
    setStoryGlobals: (globals: Readonly<Record<string, string>>) => void
    /** What the story wrote to the console beyond what it expected. */
    storyProblems: (expected: readonly string[]) => readonly string[]
    /** The keys that the story pressed, by the names of `src/design-system/docs/component-docs.ts`, and the components whose roots are on the page. */
    whatWasSeen: () => { keys: readonly string[]; roots: readonly string[] }
    /** How many animation frames the browser did not draw in time since this was last asked. */
    missedFrames: () => number
    readonly __STORYBOOK_PREVIEW__: StorybookPreview
  }
}

/** The names of the components of the design system whose root element is on the page. */
const componentRoots = () => [
  ...new Set(
    Array.from(document.querySelectorAll<HTMLElement>('[data-component]'), ({ dataset }) => dataset['component'] ?? ''),
  ),
]

/** Puts what the test-runner asks for on the window. Parameters that cannot leave the page, such as functions, stay in it. */
export function exposeStories(): void {
  window.storyProblems = unexpectedProblems
  window.missedFrames = takeMissedFrames
  window.whatWasSeen = () => ({ keys: pressedKeys(), roots: componentRoots() })
  window.leaveStory = async () => window.__STORYBOOK_PREVIEW__.currentRender?.teardown?.()
  window.setStoryGlobals = (globals) => window.__STORYBOOK_PREVIEW__.channel.emit('updateGlobals', { globals })
  window.readStory = async (storyId) => {
    const preview = window.__STORYBOOK_PREVIEW__
    await preview.ready()
    const { title, parameters } = await preview.loadStory({ storyId })
    const { visual, chromatic, a11y, expectedProblems = [] } = parameters
    const hasLoaded = storyId.replace(/--.*/, '--loaded') in preview.storyStoreValue.storyIndex.entries
    return JSON.parse(
      JSON.stringify({ title, hasLoaded, parameters: { visual, chromatic, a11y, expectedProblems } }),
    ) as StoryFacts
  }
}
