import type { ReactElement } from 'react'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { EmptyPage } from '@/shared/empty-page.tsx'
import { paths } from '@/shared/paths.ts'

interface GigNotFoundProps {
  /** The heading of the person's page. */
  title: string
  before?: ReactElement
}

/** In place of a person's page: the Gig of the address does not exist, so there is no Gig to go back to. */
export function GigNotFound({ title, before }: GigNotFoundProps) {
  return (
    <EmptyPage
      {...(before && { before })}
      title={title}
      emptyTitle="Gig not found"
      illustration={<NotFoundIllustration />}
      action={
        <ButtonLink variant="active" href={paths.gigs}>
          Back to Gigs Management
        </ButtonLink>
      }
    >
      The address may be mistyped, or the Gig was deleted.
    </EmptyPage>
  )
}
