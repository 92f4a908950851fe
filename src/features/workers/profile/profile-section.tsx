import { type ReactNode, useId } from 'react'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'

/** On a page each part of a profile has its own card; in a panel they stand on the panel's surface, below the name. */
export type ProfilePlace = 'page' | 'panel'

interface ProfileSectionProps {
  title: string
  place: ProfilePlace
  children: ReactNode
}

/** One part of a profile, named by its heading. */
export function ProfileSection({ title, place, children }: ProfileSectionProps) {
  const headingId = useId()
  const content = (
    <Stack space={3}>
      <Heading level={place === 'page' ? 2 : 4} look="title" id={headingId}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
  return place === 'page' ? (
    <Card as="section" aria-labelledby={headingId}>
      {content}
    </Card>
  ) : (
    <section aria-labelledby={headingId}>{content}</section>
  )
}
