import type { Crop, VisualParameter } from '../stories/_kit/visual.ts'
import { audit, markup } from './audit.ts'
import {
  enabledModes,
  modes,
  type Mode,
  type ModeName,
  type ModesParameter,
  type StoryKind,
  type Theme,
} from './modes.ts'
import { unexpectedProblems } from './problems.ts'
import { contentBox, drawn, hasOverlay, quiet, stopMotion, type Box } from './stage.ts'
import { applyTheme } from './theme.tsx'

/** One picture of a story. */
export type Shot = Mode & { readonly name: ModeName }

/** What the test-runner has to do for a story, known before it renders. */
export interface Plan {
  readonly shots: readonly Shot[]
  readonly crop: Crop
  readonly hover: string | null
  /** Says what is wrong with the story's declaration; the story fails with it. */
  readonly mistake: string | null
}

/** How the next picture is cut: a box in CSS pixels, or the window. */
export type Cut = Box | 'window'

/** The page's side of the test-runner, at `window.marqueeStories`. Everything that crosses over is plain data. */
export interface Bridge {
  readonly plan: (storyId: string) => Promise<Plan>
  /** Takes the story that is shown off the page; resolves when it is gone. */
  readonly leave: () => Promise<void>
  /** Resolves when the theme is drawn; true when something in the document changed with it and has to be waited for. */
  readonly setTheme: (theme: Theme) => Promise<boolean>
  readonly stopMotion: (stop: boolean) => void
  /** Resolves when the page has not changed for a moment. */
  readonly quiet: () => Promise<void>
  readonly cut: (crop: Crop) => Cut
  /** How high a window has to be, in CSS pixels, to show all of the page. */
  readonly pageHeight: () => number
  readonly audit: (storyId: string) => Promise<readonly string[]>
  readonly markup: () => string
  readonly problems: (storyId: string) => Promise<readonly string[]>
  /** Animations that still run although reduced motion is asked for, as text. */
  readonly runningAnimations: () => readonly string[]
}

interface LoadedStory {
  readonly title: string
  readonly parameters: Readonly<Record<string, unknown>>
}

declare global {
  interface Window {
    marqueeStories: Bridge
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>
      loadStory: (options: { storyId: string }) => Promise<LoadedStory>
      currentRender?: { teardown?: () => Promise<void> }
    }
  }
}

async function loadStory(storyId: string): Promise<LoadedStory> {
  const preview = window.__STORYBOOK_PREVIEW__
  await preview.ready()
  return preview.loadStory({ storyId })
}

/** Stories of a screen that show all of its page; the others are about what is in the window. */
const whole = /--(?:loaded|edge-data)$/

function usualCrop(kind: StoryKind, storyId: string): Crop {
  if (kind === 'phone') return 'page'
  if (kind !== 'screen' && kind !== 'desktop') return 'content'
  return whole.test(storyId) ? 'page' : 'window'
}

async function plan(storyId: string): Promise<Plan> {
  const { title, parameters } = await loadStory(storyId)
  const { kind, crop, hover, skip } = parameters['visual'] as VisualParameter
  const { modes: wanted } = parameters['chromatic'] as { modes: Partial<ModesParameter> }
  const isMisfiled = title.startsWith('Screens/') && !['screen', 'phone', 'desktop'].includes(kind)
  return {
    shots: skip === undefined ? enabledModes(wanted).map((name) => ({ name, ...modes[name] })) : [],
    crop: crop ?? usualCrop(kind, storyId),
    hover: hover ?? null,
    mistake: isMisfiled
      ? `A story under "Screens/" shows a screen: add ...visual('screen') from stories/_kit/visual.ts to its parameters (it is a ${kind}).`
      : null,
  }
}

function cut(crop: Crop): Cut {
  return crop !== 'content' || hasOverlay() ? 'window' : contentBox()
}

const runningAnimations = (): readonly string[] =>
  document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration ?? 0) > 1,
    )
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id || 'a transition'))

/** Puts the bridge where the test-runner finds it. */
export function offerBridge(): void {
  window.marqueeStories = {
    plan,
    leave: async () => window.__STORYBOOK_PREVIEW__.currentRender?.teardown?.(),
    setTheme: (theme) => drawn(() => applyTheme(theme)),
    stopMotion,
    quiet,
    cut,
    pageHeight: () => document.documentElement.scrollHeight,
    audit: async (storyId) => audit((await loadStory(storyId)).parameters['a11y']),
    markup,
    problems: async (storyId) =>
      unexpectedProblems(((await loadStory(storyId)).parameters['expectedProblems'] ?? []) as readonly string[]),
    runningAnimations,
  }
}
