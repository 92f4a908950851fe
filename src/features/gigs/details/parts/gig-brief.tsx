import type { Gig } from '@/api/contract/schemas/gig.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { SectionCard } from './section-card.tsx'

const paragraphs = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '')

/** The work and its requirements. The employer's own text is shown unchanged. */
export function GigBrief({ gig: { description, workSkills, softSkills } }: { gig: Gig }) {
  const lines = paragraphs(description)
  return (
    <SectionCard title="Brief">
      <Stack space={3}>
        {lines.length === 0 && <Text tone="muted">No description yet.</Text>}
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the order of the paragraphs is fixed
          <Text key={index}>
            <span dir="auto">{line}</span>
          </Text>
        ))}
      </Stack>
      <DescriptionList>
        <DescriptionItem term="Skills" missingLabel="Not provided">
          {workSkills.length > 0 && <Tags names={workSkills} />}
        </DescriptionItem>
        <DescriptionItem term="Soft skills" missingLabel="Not provided">
          {softSkills.length > 0 && <Tags names={softSkills} />}
        </DescriptionItem>
      </DescriptionList>
    </SectionCard>
  )
}

function Tags({ names }: { names: readonly string[] }) {
  return (
    <Inline as="span" space={2}>
      {names.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </Inline>
  )
}

/** The deliverables, which are the checklist of the review. */
export function GigDeliverables({ gig: { deliverables } }: { gig: Gig }) {
  return (
    <SectionCard title="Deliverables">
      {deliverables.length === 0 ? (
        <Text tone="muted">Nothing has to be handed over.</Text>
      ) : (
        <List surface="plain" label="Deliverables">
          {deliverables.map(({ id, text }) => (
            <ListItem key={id} leading={<CheckIcon size="sm" />}>
              <span dir="auto">{text}</span>
            </ListItem>
          ))}
        </List>
      )}
    </SectionCard>
  )
}
