import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/index.ts'
import { formatNaira } from '@/lib/money.ts'
import { listChanges } from '../model/changes.ts'
import type { GigForm } from '../model/gig-fields.ts'

interface ChangesSummaryProps {
  before: GigForm
  after: GigForm
  /** Prices in kobo; the present one is undefined while the form is incomplete. */
  priceThen: number
  priceNow: number | undefined
}

/** The differences to the previous Gig (docs/product/republish.md). */
export function ChangesSummary({ before, after, priceThen, priceNow }: ChangesSummaryProps) {
  const changes = listChanges(before, after)
  return (
    <Card as="section" aria-label="What changes">
      <Stack space={4}>
        <Heading level={2} look="heading3">
          What changes
        </Heading>
        {changes.length === 0 && <Text tone="muted">Nothing yet.</Text>}
        <Stack as="dl" space={3}>
          {changes.map(({ label, before: old, after: next }) => (
            <Stack key={label} space={1}>
              <Text as="dt" weight="medium">
                {label}
              </Text>
              <Text as="dd" tone="muted">
                <VisuallyHidden>Before: </VisuallyHidden>
                <Lines lines={old} none="Nothing" />
              </Text>
              <Text as="dd">
                <VisuallyHidden>Now: </VisuallyHidden>
                <Lines lines={next} none="Nothing yet" lead="→ " />
              </Text>
            </Stack>
          ))}
        </Stack>
        <div role="status">
          <Text>{`Price then ${formatNaira(priceThen)}, price now ${formatNaira(priceNow)}`}</Text>
        </div>
      </Stack>
    </Card>
  )
}

interface LinesProps {
  lines: readonly string[]
  none: string
  lead?: string
}

/** At most three lines each: a long description would push the form away, and the form shows it in full. */
function Lines({ lines, none, lead }: LinesProps) {
  return (lines.length === 0 ? [none] : [...new Set(lines)]).map((line, index) => (
    <Truncate key={line} lines={3}>
      {index === 0 && lead}
      <bdi>{line}</bdi>
    </Truncate>
  ))
}
