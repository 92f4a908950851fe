import * as z from 'zod/mini'

export const steps = ['details', 'schedule', 'pay', 'review'] as const
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
} as const satisfies Record<Exclude<Step, 'review'>, readonly string[]>

const order: readonly string[] = [...stepFields.details, ...stepFields.schedule, ...stepFields.pay]
const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}.`)

/** The step that shows a field; the last one before the review for a field without a step. */
export function stepOf(path: string): Exclude<Step, 'review'> {
  if (stepFields.details.some((field) => isWithin(path, field))) return 'details'
  return stepFields.schedule.some((field) => isWithin(path, field)) ? 'schedule' : 'pay'
}

const sessionParts = ['root', 'date', 'start', 'end', 'arrival']

/** The position of a field on its page, for sorting: field, number of the entry, part of the entry. */
function place(path: string): readonly [number, number, number] {
  const [, index = '', part = ''] = path.split('.')
  return [order.findIndex((field) => isWithin(path, field)), Number(index) || 0, sessionParts.indexOf(part)]
}

/** Paths in the order of the page. */
export function inPageOrder(paths: readonly string[]): string[] {
  return paths.toSorted((a, b) => {
    const [x, y] = [place(a), place(b)]
    return x[0] - y[0] || x[1] - y[1] || x[2] - y[2]
  })
}

/** The id of the field with this path. */
export const fieldId = (path: string) => `gig-${path.replaceAll('.', '-')}`

/** The step before or after another one; itself at the ends. */
export const stepBy = (step: Step, by: 1 | -1): Step => steps[steps.indexOf(step) + by] ?? step
