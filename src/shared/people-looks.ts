import type { ApplicantStatus } from '@/api/contract/schemas/applicant.ts'
import type { WorkerGigStatus } from '@/api/contract/schemas/worker-gig.ts'
import type { StatusLooks } from '@/design-system/components/StatusPill/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { CircleDashedIcon } from '@/design-system/icons/CircleDashedIcon.tsx'
import { ClockIcon } from '@/design-system/icons/ClockIcon.tsx'
import { FileTextIcon } from '@/design-system/icons/FileTextIcon.tsx'
import { StarIcon } from '@/design-system/icons/StarIcon.tsx'
import { UndoIcon } from '@/design-system/icons/UndoIcon.tsx'
import { XCircleIcon } from '@/design-system/icons/XCircleIcon.tsx'

/** Stage of an applicant → badge (docs/product/states.md), for `StatusPill`, which shows an unknown stage as its text in grey. */
export const applicantLooks: StatusLooks<ApplicantStatus> = {
  pending: { label: 'Pending', tone: 'warning', icon: ClockIcon },
  shortlisted: { label: 'Shortlisted', tone: 'info', icon: StarIcon },
  hired: { label: 'Hired', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral', icon: XCircleIcon },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', icon: UndoIcon },
}

/** State of a hired place → badge (docs/product/states.md). */
export const workerGigLooks: StatusLooks<WorkerGigStatus> = {
  hired: { label: 'Hired', tone: 'neutral', icon: CircleDashedIcon },
  active: { label: 'Active', tone: 'info' },
  task_submitted: { label: 'Task submitted', tone: 'warning', icon: FileTextIcon },
  changes_requested: { label: 'Changes requested', tone: 'info', icon: UndoIcon },
  approved: { label: 'Approved', tone: 'success' },
  paid: { label: 'Paid', tone: 'success', icon: CheckIcon },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: XCircleIcon },
  disputed: { label: 'In dispute', tone: 'danger' },
}

/** Full name of a person; a worker may have only a first or only a last name. */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ')
