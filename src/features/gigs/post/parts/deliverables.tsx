import type { KeyboardEvent } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { mostDeliverables } from '@/api/contract/limits.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { focusField } from '@/design-system/components/ErrorSummary/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { PlusIcon } from '@/design-system/icons/PlusIcon.tsx'
import { TrashIcon } from '@/design-system/icons/TrashIcon.tsx'
import { useGigField } from '../data/use-gig-field.ts'
import { addId, removeId, useAddition, useRemoval } from '../data/use-entry-focus.ts'
import type { GigForm } from '../model/gig-fields.ts'
import { fieldId } from '../model/steps.ts'

/** The deliverables, one per line: the checklist of the review. Enter goes on to the next line. */
export function Deliverables() {
  const { control, getValues } = useFormContext<GigForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'deliverables' })
  const removeAt = useRemoval('deliverables', remove)
  const addAt = useAddition('deliverables', () => append({ itemId: '', text: '' }, { shouldFocus: false }))
  const goOn = (index: number) => {
    const isWritten = getValues(`deliverables.${index}.text`).trim() !== ''
    if (index < fields.length - 1) focusField(fieldId(`deliverables.${index + 1}.text`))
    else if (isWritten && fields.length < mostDeliverables) addAt(fields.length)
  }
  return (
    <Stack space={3} as="section" aria-label="Deliverables">
      <Stack space={1}>
        <Heading level={3} look="label">
          Deliverables{' '}
          <Text as="span" tone="muted" size="caption">
            (optional)
          </Text>
        </Heading>
        <Text tone="muted" size="caption">
          What you expect in the end, such as “300 edited photos in 7 days”. You check the work against this list.
        </Text>
      </Stack>
      {fields.map(({ id }, index) => (
        <Deliverable key={id} index={index} onEnter={() => goOn(index)} onRemove={() => removeAt(index)} />
      ))}
      {fields.length < mostDeliverables && (
        <Inline>
          <Button
            id={addId('deliverables')}
            variant="outline"
            size="sm"
            icon={<PlusIcon />}
            onClick={() => addAt(fields.length)}
          >
            Add a deliverable
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

interface DeliverableProps {
  index: number
  onEnter: () => void
  onRemove: () => void
}

function Deliverable({ index, onEnter, onRemove }: DeliverableProps) {
  const text = useGigField(`deliverables.${index}.text`)
  // Enter continues the list; the browser would submit the step.
  const continueByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <Columns template="fill-content" space={2} align="start" collapseBelow={undefined}>
      <TextField {...text} label={`Deliverable ${index + 1}`} labelHidden onKeyDown={continueByEnter} />
      <IconButton
        id={removeId('deliverables', index)}
        label={`Remove deliverable ${index + 1}`}
        icon={<TrashIcon />}
        variant="ghost"
        tone="neutral"
        onClick={onRemove}
      />
    </Columns>
  )
}
