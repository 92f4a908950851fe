import { useFormContext, useWatch } from 'react-hook-form'
import { useApiQuery } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { longestTitle, mostSkills, mostSoftSkills, shortestDescription, shortestTitle } from '@/api/contract/limits.ts'
import { gigCategories } from '@/api/contract/schemas/gig-fields.ts'
import { MultiCombobox } from '@/design-system/components/MultiCombobox/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { gigLabels } from '@/shared/gig-looks.ts'
import { choicesState } from '@/shared/query-view/choices-state.ts'
import { useLock } from '../data/locked-fields.ts'
import { useGigField } from '../data/use-gig-field.ts'
import { descriptionCount } from '../model/description-count.ts'
import type { GigForm } from '../model/gig-fields.ts'
import { Deliverables } from './deliverables.tsx'

const categories = gigCategories.map((value) => ({ value, label: gigLabels.category[value] }))

/** The description of the work (docs/product/post-gig.md, step 1). */
export function DetailsStep() {
  const title = useGigField('title')
  const category = useGigField('category')
  const lock = useLock('category')
  const description = useGigField('description')
  return (
    <Stack space={5}>
      <TextField
        {...title}
        label="Gig title"
        required
        placeholder="Wedding photographer"
        description={`At least ${shortestTitle} characters.`}
        limit={longestTitle}
      />
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
        description={`What happens, what matters to you, and what a worker should know before applying. At least ${shortestDescription} characters.`}
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
        max={mostSkills}
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
        max={mostSoftSkills}
        freeText
        options={asOptions(soft.data)}
        {...choicesState(soft, 'Failed to load soft skills. You can still type your own.')}
      />
    </>
  )
}
