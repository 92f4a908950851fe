import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Progress } from '@/design-system/components/Progress/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { completeness, completenessText } from '../../model/completeness.ts'
import type { GigForm } from '../model/gig-fields.ts'
import { draftFields } from '../model/gig-form.ts'

/** How complete the Gig is, and what is missing (docs/product/post-gig.md). */
export function CompletenessCard({ values }: { values: GigForm }) {
  const progress = completeness(draftFields(values))
  return (
    <Card as="section" aria-label="Completeness">
      <Stack space={3}>
        <Heading level={2} look="heading3">
          Completeness
        </Heading>
        <Progress
          label="Completeness"
          value={progress.done}
          max={progress.total}
          valueText={`${progress.done} of ${progress.total}`}
          tone={progress.missing.length === 0 ? 'success' : 'neutral'}
        />
        <Text tone="muted">
          {progress.missing.length === 0 ? 'Workers see everything they decide by.' : completenessText(progress)}
        </Text>
      </Stack>
    </Card>
  )
}
