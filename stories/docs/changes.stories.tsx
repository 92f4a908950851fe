import { Markdown } from '@storybook/addon-docs/blocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { isValidElement, type ReactNode } from 'react'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import changes from '../../docs/design-system-changes.md?raw'
import { checked, documentedBy, Page } from '../_kit/docs/page.tsx'
import * as styles from '../_kit/docs/docs.css.ts'

interface Part {
  readonly children?: ReactNode
  readonly id?: string
}

const Release = ({ children, id }: Part) => (
  <Heading level={2} id={id}>
    {children}
  </Heading>
)

const Kind = ({ children, id }: Part) => (
  <Heading level={3} id={id}>
    {children}
  </Heading>
)

const Entry = ({ children }: Part) => (
  <div className={styles.prose}>
    <Text>{children}</Text>
  </div>
)

const Name = ({ children }: Part) => (
  <Text as="strong" weight="semibold">
    {children}
  </Text>
)

const Reason = ({ children }: Part) => (
  <Text as="em" tone="muted">
    {children}
  </Text>
)

const InlineCode = ({ children }: Part) => <code className={styles.code}>{children}</code>

/** A block of code: its text is the content of its only child. */
function Block({ children }: Part) {
  const code = isValidElement<Part>(children) ? children.props.children : children
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <pre className={styles.codeBlock} tabIndex={0}>
      <code>{code}</code>
    </pre>
  )
}

const overrides = { h2: Release, h3: Kind, p: Entry, strong: Name, em: Reason, code: InlineCode, pre: Block }

/** Gives each heading an id of its own: releases repeat headings such as "What to change by hand". */
function uniqueIds() {
  const uses = new Map<string, number>()
  return (text: string, slug: (text: string) => string) => {
    const id = slug(text)
    const use = (uses.get(id) ?? 0) + 1
    uses.set(id, use)
    return use === 1 ? id : `${id}-${use}`
  }
}

function ChangesPage() {
  return (
    <Page title="Changes" lead="What changed in the design system, why, and what to do about it.">
      <div className={styles.flow}>
        <Markdown options={{ overrides, slugify: uniqueIds() }}>{changes}</Markdown>
      </div>
    </Page>
  )
}

const meta = { title: 'Changes', parameters: documentedBy(ChangesPage) } satisfies Meta

export default meta

export const WholePage: StoryObj = { ...checked(ChangesPage), tags: ['!dev'] }
