import type { FieldPath } from 'react-hook-form'
import * as z from 'zod/mini'
import { formFieldId } from '@/shared/form/form-errors.ts'
import type { GigForm } from './gig-form.ts'

export const steps = ['details', 'schedule', 'pay', 'review'] as const
export type Step = (typeof steps)[number]

/** The steps with fields. */
export type FormStep = Exclude<Step, 'review'>

export const stepTitles: Readonly<Record<Step, string>> = {
  details: 'Details',
  schedule: 'Schedule and place',
  pay: 'Pay and workers',
  review: 'Review and pay',
}

/** The search parameters of Post a Gig (docs/product/rules.md#address-bar and docs/product/post-gig.md): the step, and the draft or unpaid Gig that is continued. */
export const postSearch = z.object({
  step: z._default(z.enum(steps), 'details'),
  gig: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
})

/** The fields of each step, in the order of the page. */
export const stepFields = {
  details: ['title', 'category', 'description', 'workSkills', 'softSkills', 'deliverables'],
  schedule: [
    'sessions',
    'workMode',
    'location.address',
    'location.city',
    'location.state',
    'location.landmark',
    'onSiteContact.name',
    'onSiteContact.phone',
    'deadline.day',
    'deadline.time',
  ],
  pay: ['payType', 'rateKobo', 'workersNeeded', 'perks.transport', 'perks.equipment', 'perks.dressCode', 'visibility'],
} as const satisfies Record<FormStep, readonly FieldPath<GigForm>[]>

/** All fields, in the order of the steps. */
export const formFields = [...stepFields.details, ...stepFields.schedule, ...stepFields.pay]
const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}.`)

/** The step that shows a field; the last one before the review for a field without a step. */
export function stepOf(path: string): FormStep {
  if (stepFields.details.some((field) => isWithin(path, field))) return 'details'
  return stepFields.schedule.some((field) => isWithin(path, field)) ? 'schedule' : 'pay'
}

const sessionParts = ['date', 'start', 'end', 'arrival']

/**
 * Paths of fields in the order of a page; those of no field are left out.
 * @param fields the fields of the page, in its order
 */
export function inPageOrder(paths: readonly string[], fields: readonly string[] = formFields): string[] {
  const place = (path: string) => {
    const [, index = '', part = ''] = path.split('.')
    return {
      field: fields.findIndex((field) => isWithin(path, field)),
      entry: Number(index) || 0,
      part: sessionParts.indexOf(part),
    }
  }
  return paths
    .map((path) => ({ path, ...place(path) }))
    .filter(({ field }) => field !== -1)
    .toSorted((a, b) => a.field - b.field || a.entry - b.entry || a.part - b.part)
    .map(({ path }) => path)
}

/** The id of the form. */
export const gigFormId = 'gig'

/** The id of the field with this path. */
export const fieldId = (path: string) => formFieldId(gigFormId, path)

/** The step before or after another one; itself at the ends. */
export const stepBy = (step: Step, by: 1 | -1): Step => steps[steps.indexOf(step) + by] ?? step
