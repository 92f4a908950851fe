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
  /** What is not there yet, in a few words. */
  emptyTitle: string
  illustration: ReactElement
  action?: ReactElement
  /** What will appear here, in a sentence. */
  children: ReactNode
}

/** A page that has nothing to show yet: its heading, and what will appear here with the one next action. */
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
