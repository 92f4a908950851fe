import type { StoryObj } from '@storybook/react-vite'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { DisplayHeading } from '@/design-system/components/DisplayHeading/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { visual } from '../visual.ts'
import * as styles from './docs.css.ts'
import { Prose } from './parts.tsx'

interface PageProps {
  title: string
  /** What the page is about, in a sentence or two. */
  lead: string
  children: ReactNode
}

/** A page of documentation in our own look. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <article className={`sb-unstyled ${styles.page}`}>
      <header className={styles.section}>
        <DisplayHeading level={1} look="page">
          {title}
        </DisplayHeading>
        <div className={styles.prose}>
          <Text size="bodyLarge" tone="muted">
            <Prose>{lead}</Prose>
          </Text>
        </div>
      </header>
      {children}
    </article>
  )
}

/** A paragraph in which `backticks` mark code. */
export function Paragraph({ children }: { children: string }) {
  return (
    <div className={styles.prose}>
      <Text>
        <Prose>{children}</Prose>
      </Text>
    </div>
  )
}

/** Parameters of a story file whose documentation is this page; `checked` makes it a story too. */
export const documentedBy = (Documentation: ComponentType) => ({ docs: { page: Documentation } })

/**
 * The page as a story, so that it is opened, read by axe in both themes and must not complain. Storybook reads tags without running the
 * file, so each story says itself that it stays out of the sidebar: `{ ...checked(Page), tags: ['!dev', '!autodocs'] }`.
 */
export const checked = (Documentation: ComponentType): StoryObj => ({
  parameters: visual('component', [], {
    skip: 'A page of words and tables; what it shows has stories and pictures of its own.',
  }),
  render: () => (
    <Suspense fallback={null}>
      <Documentation />
    </Suspense>
  ),
})
