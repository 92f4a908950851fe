import type { ReactElement, ReactNode } from 'react'
import { Card } from '@/design-system/components/Card/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'

interface EmptyPageProps {
  /** Above the heading, where the page has it: `Breadcrumbs`. */
  before?: ReactElement
  /** The page's heading. */
  title: string
  description?: string
  /** Short title that names what is missing. */
  emptyTitle: string
  illustration: ReactElement
  action?: ReactElement
  /** One sentence about what will appear here. */
  children: ReactNode
}

/** A page without content yet: its heading, and an empty state with the next action. */
export function EmptyPage({ before, title, description, emptyTitle, illustration, action, children }: EmptyPageProps) {
  return (
    <>
      <PageHeader before={before} title={title} description={description} />
      <Card>
        <EmptyState title={emptyTitle} illustration={illustration} action={action}>
          {children}
        </EmptyState>
      </Card>
    </>
  )
}
