import type { reviewTags } from '@/api/contract/schemas/submitted-task.ts'
import { humanize } from '@/lib/humanize.ts'

const labels: Readonly<Record<(typeof reviewTags)[number], string>> = {
  punctual: 'Punctual',
  skilled: 'Skilled',
  friendly: 'Friendly',
  well_prepared: 'Well prepared',
  late: 'Late',
  unprepared: 'Unprepared',
  hard_to_reach: 'Hard to reach',
}

/** What describes a worker's work, in words; an unknown tag is shown as its text. */
export const reviewTagText = (tag: string): string =>
  Object.hasOwn(labels, tag) ? labels[tag as keyof typeof labels] : humanize(tag)
