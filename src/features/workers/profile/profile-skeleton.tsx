import type { ReactNode } from 'react'
import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { ProfileHeader } from './profile-header.tsx'
import { ProfileParts } from './profile-parts.tsx'
import type { ProfilePlace } from './profile-section.tsx'

/** A worker of a likely length, covered while the real one is read. */
const likely: WorkerProfile = {
  id: 'loading',
  firstName: 'Amaka',
  lastName: 'Adeyemi',
  title: 'Event photographer',
  location: { city: 'Yaba', state: 'Lagos' },
  skills: ['Portrait', 'Event photography', 'Retouching'],
  rating: 5,
  ratingCount: 10,
  completedGigs: 10,
  onTimeRate: 1,
  rateFromKobo: 1_000_000,
  verified: { identity: true, phone: true },
  isFavorite: false,
  history: null,
  bio: 'Weddings, portraits and launches. Two cameras, own lights, delivery within a week.',
  softSkills: ['Punctual'],
  languages: ['English'],
  reviews: [],
  portfolio: ['1', '2', '3', '4'].map((id) => ({
    id,
    kind: 'link',
    url: 'https://portfolio.example',
    title: 'Picture',
  })),
}

/** The header of a profile while it is read. Previous and Next are usable meanwhile. */
export function ProfileHeaderSkeleton({ level = 1, pager }: { level?: 1 | 2 | 3; pager?: ReactNode }) {
  return <ProfileHeader worker={likely} level={level} pager={pager} loading />
}

/** The parts of a profile while it is read. */
export function ProfilePartsSkeleton({ place = 'page' }: { place?: ProfilePlace }) {
  return (
    <Skeleton>
      <ProfileParts worker={likely} place={place} />
    </Skeleton>
  )
}

/** A whole profile while it is read: header and parts below each other. */
export function ProfileSkeleton({ place = 'page', level = 1 }: { place?: ProfilePlace; level?: 1 | 2 | 3 }) {
  return (
    <Stack space={6}>
      <ProfileHeaderSkeleton level={level} />
      <ProfilePartsSkeleton place={place} />
    </Stack>
  )
}
