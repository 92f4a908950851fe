import { Canvas } from '@storybook/addon-docs/blocks'
import type { ModuleExport, StrictArgTypes } from 'storybook/internal/types'
import { use } from 'react'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { viewports } from '../../../.storybook/modes.ts'
import type { VisualParameter } from '../visual.ts'
import * as styles from './docs.css.ts'
import { DocsTheme } from './docs-theme.ts'
import { Prose } from './parts.tsx'
import { StorybookLink } from './storybook-link.tsx'

/** The parts of a prepared story that a documentation page reads. */
export interface ShownStory {
  readonly id: string
  readonly name: string
  readonly moduleExport: ModuleExport
  readonly parameters: Readonly<Record<string, unknown>>
  readonly argTypes: StrictArgTypes
}

interface DocsParameter {
  readonly description?: { readonly story?: string }
  readonly story?: { readonly inline?: boolean; readonly height?: string }
}

const docsOfStory = ({ parameters }: ShownStory) => (parameters['docs'] ?? {}) as DocsParameter

const visualOf = ({ parameters }: ShownStory) => parameters['visual'] as VisualParameter | undefined

/** Whether it needs a window of its own, as its picture does: what covers the page would cover the documentation. */
export function needsFrame(story: ShownStory, group: string): boolean {
  const { story: { inline } = {} } = docsOfStory(story)
  return (
    inline === false ||
    group === 'Overlays' ||
    story.parameters['layout'] === 'fullscreen' ||
    visualOf(story)?.crop === 'window'
  )
}

const isForPhone = (story: ShownStory): boolean => visualOf(story)?.kind === 'phone'

/** A story in a window of its own, in the theme of the page; its `play` runs there, so an overlay is open. */
function StoryFrame({ story }: { story: ShownStory }) {
  const theme = use(DocsTheme)
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook itself, from its own origin
    <iframe
      className={`${styles.frame} ${styles.frames[isForPhone(story) ? 'phone' : 'whole']}`}
      title={story.name}
      loading="lazy"
      height={docsOfStory(story).story?.height ?? (isForPhone(story) ? viewports.phone.height : 520)}
      src={`iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme}`}
    />
  )
}

/** A story live on the page, or in a frame. */
export function LiveStory({ story, group }: { story: ShownStory; group: string }) {
  return needsFrame(story, group) ? <StoryFrame story={story} /> : <Canvas of={story.moduleExport} />
}

/** A story with its name and what it shows. */
export function StoryShow({ story, group }: { story: ShownStory; group: string }) {
  const description = docsOfStory(story).description?.story
  return (
    <div className={styles.section}>
      <div className={styles.prose}>
        <Heading level={3} look="title">
          <StorybookLink id={story.id} variant="standalone">
            {story.name}
          </StorybookLink>
        </Heading>
        {description === undefined || description === '' ? null : (
          <Text tone="muted">
            <Prose>{description}</Prose>
          </Text>
        )}
      </div>
      <LiveStory story={story} group={group} />
    </div>
  )
}
