import { Card } from '@/design-system/components/Card/index.ts'
import { CheckboxGroup } from '@/design-system/components/CheckboxGroup/index.ts'
import type { Teammate } from '../model/team.ts'

interface TeamCardProps {
  team: readonly Teammate[]
  chosen: readonly string[]
  onChange: (workerIds: string[]) => void
}

/** Who worked at it before is asked first, once the Gig is paid (product pages, 5.13). */
export function TeamCard({ team, chosen, onChange }: TeamCardProps) {
  return (
    <Card as="section" aria-label="Team">
      <CheckboxGroup
        label="Ask the same team first"
        description="They are invited as soon as the Gig is paid."
        options={team.map(({ id, name, isWelcome }) => ({ value: id, label: name, ...(!isWelcome && { description: 'You would not hire them again.' }) }))}
        value={chosen}
        onChange={({ values }) => onChange(values)}
      />
    </Card>
  )
}
