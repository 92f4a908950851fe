import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useApiQuery } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { gigCategories } from '@/api/contract/schemas/gig-fields.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { MultiCombobox } from '@/design-system/components/MultiCombobox/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { PlusIcon } from '@/design-system/icons/PlusIcon.tsx'
import { TrashIcon } from '@/design-system/icons/TrashIcon.tsx'
import { gigLabels } from '@/shared/gig-looks.ts'
import { choicesState } from '@/shared/query-view/choices-state.ts'
import { useLock } from '../data/locked-fields.ts'
import { useGigField } from '../data/use-gig-field.ts'
import { addId, removeId, useAddition, useRemoval } from '../data/use-removal.ts'
import { descriptionCount } from '../model/description-count.ts'
import type { GigForm } from '../model/gig-fields.ts'

const mostDeliverables = 10

const categories = gigCategories.map((value) => ({ value, label: gigLabels.category[value] }))

/** The description of the work (docs/product/post-gig.md, step 1). */
export function DetailsStep() {
  const title = useGigField('title')
  const category = useGigField('category')
  const lock = useLock('category')
  const description = useGigField('description')
  return (
    <Stack space={5}>
      <TextField {...title} label="Gig title" required placeholder="Wedding photographer" />
      <Select
        {...category}
        {...(lock && { readOnly: true, description: lock })}
        label="Category"
        required
        placeholder="Select a category"
        options={categories}
      />
      <Textarea
        {...description}
        label="Description"
        required
        size="lg"
        {...descriptionCount(description.value)}
        description="What happens, what matters to you, and what a worker should know before applying. At least 50 characters."
      />
      <Skills />
      <Deliverables />
    </Stack>
  )
}

const asOptions = (names: readonly string[] | undefined) => names?.map((name) => ({ value: name, label: name })) ?? []

/** The skill choices, those of the category first; other skills can be typed. */
function Skills() {
  const { control } = useFormContext<GigForm>()
  const category = useWatch({ control, name: 'category' })
  const gigCategory = gigCategories.find((value) => value === category)
  const skills = useApiQuery(
    gigs.getWorkSkills,
    { query: { ...(gigCategory && { category: gigCategory }) } },
    { keepPrevious: true },
  )
  const soft = useApiQuery(gigs.getSoftSkills, {})
  const workSkills = useGigField('workSkills')
  const softSkills = useGigField('softSkills')
  return (
    <>
      <MultiCombobox
        {...workSkills}
        values={workSkills.value}
        onChange={({ values }) => workSkills.onChange([...values])}
        label="Skills"
        required
        description="Choose from the list, or type your own and press Enter."
        placeholder="Search or type a skill"
        max={10}
        freeText
        options={asOptions(skills.data)}
        {...choicesState(skills, 'Failed to load skills. You can still type your own.')}
      />
      <MultiCombobox
        {...softSkills}
        values={softSkills.value}
        onChange={({ values }) => softSkills.onChange([...values])}
        label="Soft skills"
        optional
        placeholder="Search or type a soft skill"
        max={5}
        freeText
        options={asOptions(soft.data)}
        {...choicesState(soft, 'Failed to load soft skills. You can still type your own.')}
      />
    </>
  )
}

/** The deliverables, one per line: the checklist of the review. */
function Deliverables() {
  const { control } = useFormContext<GigForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'deliverables' })
  const removeAt = useRemoval('deliverables', remove)
  const addAt = useAddition('deliverables', () => append({ itemId: '', text: '' }, { shouldFocus: false }))
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
        <Deliverable key={id} index={index} onRemove={() => removeAt(index)} />
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

function Deliverable({ index, onRemove }: { index: number; onRemove: () => void }) {
  const text = useGigField(`deliverables.${index}.text`)
  return (
    <Columns template="fill-content" space={2} align="start" collapseBelow={undefined}>
      <TextField {...text} label={`Deliverable ${index + 1}`} labelHidden />
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
