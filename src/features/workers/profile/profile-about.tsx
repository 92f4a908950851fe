import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { formatNumber } from '@/lib/format-number.ts'
import { ProfileSection, type ProfilePlace } from './profile-section.tsx'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** What somebody says of themselves, and the facts that go with it. The text is shown literally. */
export function ProfileAbout({ worker, place = 'page' }: { worker: WorkerProfile; place?: ProfilePlace }) {
  const { bio, softSkills, languages, completedGigs, onTimeRate, rateFromKobo } = worker
  const lines = (bio ?? '').split(/\n+/).filter((line) => line.trim() !== '')
  return (
    <ProfileSection title="About" place={place}>
      {lines.length === 0 ? (
        <Text tone="muted">No description yet.</Text>
      ) : (
        <Stack space={2}>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the order of the paragraphs is fixed
            <Text key={index}>
              <span dir="auto">{line}</span>
            </Text>
          ))}
        </Stack>
      )}
      <DescriptionList {...(place === 'page' ? { columns: 2 } : { layout: 'rows' })}>
        <DescriptionItem term="Gigs completed">{formatNumber(completedGigs)}</DescriptionItem>
        <DescriptionItem term="On time overall" missingLabel="Not known yet">
          {onTimeRate !== null && onTimeRate !== undefined && percent(onTimeRate)}
        </DescriptionItem>
        <DescriptionItem term="Usually from">
          <Money amount={rateFromKobo} />
        </DescriptionItem>
        <DescriptionItem term="Languages" missingLabel="Not provided">
          {languages.length > 0 && <span dir="auto">{languages.join(', ')}</span>}
        </DescriptionItem>
        <DescriptionItem term="Soft skills" missingLabel="Not provided">
          {softSkills.length > 0 && <span dir="auto">{softSkills.join(', ')}</span>}
        </DescriptionItem>
      </DescriptionList>
    </ProfileSection>
  )
}
