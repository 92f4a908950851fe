import type { FieldPath } from 'react-hook-form'
import * as z from 'zod/mini'
import { type GigFieldName, gigFieldNames } from '@/api/contract/schemas/gig-fields.ts'
import { formFieldId } from '@/shared/form/form-errors.ts'
import { type FormStep, formSteps, type GigForm, gigFormFields } from './gig-fields.ts'

export const steps = [...formSteps, 'review'] as const
export type Step = (typeof steps)[number]

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

/** The controls of a field that can be wrong, in the order of the page. */
export const controlsOf = (name: GigFieldName): readonly FieldPath<GigForm>[] => gigFormFields[name].controls ?? [name]

const controlsOfStep = (step: FormStep) =>
  gigFieldNames.filter((name) => gigFormFields[name].step === step).flatMap(controlsOf)

/** The controls of each step, in the order of the page. */
export const stepFields: Readonly<Record<FormStep, readonly FieldPath<GigForm>[]>> = {
  details: controlsOfStep('details'),
  schedule: controlsOfStep('schedule'),
  pay: controlsOfStep('pay'),
}

/** All controls, in the order of the steps. */
export const formFields = formSteps.flatMap((step) => stepFields[step])

/** Whether a path is that of a field or of a part of it. */
export const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}.`)

/** The step that shows a field; the last one before the review for a field without a step. */
export const stepOf = (path: string): FormStep =>
  formSteps.find((step) => stepFields[step].some((field) => isWithin(path, field))) ?? 'pay'

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
