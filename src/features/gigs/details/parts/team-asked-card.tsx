import type { Gig, Teammate } from '@/api/contract/schemas/gig.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { personName } from '@/shared/people-looks.ts'
import { teamText } from '../model/team-copy.ts'
import { SectionCard } from './section-card.tsx'

interface TeamAskedCardProps {
  gig: Gig
  team: readonly Teammate[]
}

/** Who of an earlier team was asked first for a republished Gig, and who could not be (docs/product/republish.md). */
export function TeamAskedCard({ gig, team }: TeamAskedCardProps) {
  return (
    <SectionCard title="Team asked first">
      <List surface="plain" label="Team asked first">
        {team.map((person) => (
          <ListItem
            key={person.workerId}
            leading={<Avatar id={person.workerId} name={personName(person)} />}
            description={teamText(person, gig.status)}
          >
            <span dir="auto">{personName(person)}</span>
          </ListItem>
        ))}
      </List>
    </SectionCard>
  )
}
