import type { ReactElement } from 'react'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { EmptyPage } from './empty-page.tsx'
import { paths } from './paths.ts'

interface GigNotFoundProps {
  /** The heading of the page that the address names. */
  title: string
  /** What was looked for, at the beginning of a sentence. */
  subject?: string
  /** The list to go to, when it was left with filters. */
  href?: string
  /** Above the heading. */
  before?: ReactElement
}

/** In place of a page about a Gig: the Gig of the address does not exist. */
export function GigNotFound({ title, subject = 'The Gig', href = paths.gigs, before }: GigNotFoundProps) {
  return (
    <EmptyPage
      {...(before && { before })}
      title={title}
      emptyTitle="Gig not found"
      illustration={<NotFoundIllustration />}
      action={
        <ButtonLink variant="active" href={href}>
          Go to Gigs Management
        </ButtonLink>
      }
    >
      {`${subject} may have been deleted, or the address is mistyped.`}
    </EmptyPage>
  )
}
