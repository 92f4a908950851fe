import type { ReactElement } from 'react'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { ChevronLeftIcon } from '@/design-system/icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '@/design-system/icons/ChevronRightIcon.tsx'
import { applicantHref, type ApplicantSearch } from '@/shared/people/applicant-search.ts'
import type { ListPlace } from './applicant-order.ts'

interface ListPagerProps {
  gigId: string
  place: ListPlace
  search: ApplicantSearch
}

/** Previous and Next in the list that the applicant was opened from: '3 of 12'. */
export function ListPager({ gigId, place: { position, total, previous, next }, search }: ListPagerProps) {
  const hrefOf = (applicant: Applicant | undefined) => applicant && applicantHref(gigId, applicant.id, search)
  return (
    <Inline as="nav" aria-label="Applicants of this list" space={2} wrap={false}>
      <Step href={hrefOf(previous)} icon={<ChevronLeftIcon />} label="Previous" />
      <Text as="span" tone="muted" tabular>
        {`${position} of ${total}`}
      </Text>
      <Step href={hrefOf(next)} icon={<ChevronRightIcon />} label="Next" />
    </Inline>
  )
}

function Step({ href, icon, label }: { href: string | undefined; icon: ReactElement; label: string }) {
  const look = { size: 'sm', variant: 'outline', tone: 'neutral', icon } as const
  if (href === undefined) {
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    )
  }
  return (
    <ButtonLink {...look} href={href}>
      {label}
    </ButtonLink>
  )
}
