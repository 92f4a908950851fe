import { Fragment, useState } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/index.ts'
import { matchedFirst } from '@/shared/people/history-text.ts'
import { ProfileSection, type ProfilePlace } from './profile-section.tsx'

/** So many skills are shown before somebody asks for the rest. */
const shownAtFirst = 12

interface ProfileSkillsProps {
  skills: readonly string[]
  /** Those that the Gig asks for: they come first. */
  matched?: readonly string[]
  place?: ProfilePlace
}

const none: readonly string[] = []

/** The crafts of a worker, the ones that are wanted first. */
export function ProfileSkills({ skills, matched = none, place = 'page' }: ProfileSkillsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const sorted = [...new Set(matchedFirst(skills, matched))]
  const shown = showsAll ? sorted : sorted.slice(0, shownAtFirst)
  return (
    <ProfileSection title="Skills" place={place}>
      {sorted.length === 0 ? (
        <Text tone="muted">No skills listed.</Text>
      ) : (
        <Inline space={2}>
          {shown.map((skill) => (
            // The tag itself is the item of the row: inside another element a long name would widen the row instead of being shortened.
            <Fragment key={skill}>
              <Tag tone={matched.includes(skill) ? 'brand' : 'neutral'}>{skill}</Tag>
              {matched.includes(skill) && <VisuallyHidden> (wanted for this Gig)</VisuallyHidden>}
            </Fragment>
          ))}
          {sorted.length > shownAtFirst && (
            <Button variant="ghost" size="sm" onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show fewer' : `+${sorted.length - shown.length} more`}
            </Button>
          )}
        </Inline>
      )}
    </ProfileSection>
  )
}
