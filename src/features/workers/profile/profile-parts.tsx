import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { ProfileAbout } from './profile-about.tsx'
import { ProfilePortfolio } from './profile-portfolio.tsx'
import { ProfileReviews } from './profile-reviews.tsx'
import type { ProfilePlace } from './profile-section.tsx'
import { ProfileSkills } from './profile-skills.tsx'

interface ProfilePartsProps {
  worker: WorkerProfile
  /** Skills that the Gig asks for: they come first. */
  matched?: readonly string[]
  place?: ProfilePlace
}

const none: readonly string[] = []

/** Everything of a profile below its header: about, skills, portfolio, reviews (docs/product/worker-profile.md). */
export function ProfileParts({ worker, matched = none, place = 'page' }: ProfilePartsProps) {
  return (
    <Stack space={place === 'page' ? 4 : 6}>
      <ProfileAbout worker={worker} place={place} />
      <ProfileSkills skills={worker.skills} matched={matched} place={place} />
      <ProfilePortfolio portfolio={worker.portfolio} place={place} />
      <ProfileReviews worker={worker} place={place} />
    </Stack>
  )
}
