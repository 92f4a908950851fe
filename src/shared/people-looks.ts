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

/** Spaces, and what takes no place or is empty when it is rendered: controls, marks of direction, joiners, fillers and the blank Braille pattern. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Full name of a worker, who may have only a first or only a last name. A name of which nothing can be seen is 'Worker'. */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName]
    .map((name) => name.trim())
    .filter((name) => name.replace(invisible, '') !== '')
    .join(' ') || 'Worker'
