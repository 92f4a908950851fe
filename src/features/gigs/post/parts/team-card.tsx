import { mostTeamWorkers } from '@/api/contract/schemas/gig.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { CheckboxGroup } from '@/design-system/components/CheckboxGroup/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import type { Teammate } from '../model/team.ts'

interface TeamCardProps {
  team: readonly Teammate[]
  chosen: readonly string[]
  onChange: (workerIds: string[]) => void
}

/** The workers of the previous Gig, who are invited first once the Gig is paid (docs/product/republish.md). */
export function TeamCard({ team, chosen, onChange }: TeamCardProps) {
  const isFull = chosen.length >= mostTeamWorkers && team.length > chosen.length
  return (
    <Card as="section" aria-label="Team">
      <Stack space={4}>
        <Stack space={1}>
          <Heading level={2} look="heading3">
            Ask the same team first
          </Heading>
          {isFull && <Text tone="muted">{`You can invite up to ${mostTeamWorkers} workers.`}</Text>}
          <Text tone="muted">They are invited once the Gig is paid.</Text>
        </Stack>
        <CheckboxGroup
          label="Ask the same team first"
          labelHidden
          reserveMessageSpace={false}
          options={team.map(({ id, name, isWelcome }) => ({
            value: id,
            label: name,
            disabled: isFull && !chosen.includes(id),
            ...(!isWelcome && { description: 'You would not hire them again.' }),
          }))}
          value={chosen}
          onChange={({ values }) => onChange(values)}
        />
      </Stack>
    </Card>
  )
}
