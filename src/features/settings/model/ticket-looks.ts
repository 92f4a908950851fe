import type { StatusLooks } from '@/design-system/components/StatusPill/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { ClockIcon } from '@/design-system/icons/ClockIcon.tsx'
import { MailIcon } from '@/design-system/icons/MailIcon.tsx'

/** State of a ticket → badge (docs/product/settings.md), for `StatusPill`, which shows an unknown state as its text in grey. */
export const ticketLooks: StatusLooks = {
  open: { label: 'Open', tone: 'warning', icon: ClockIcon },
  answered: { label: 'Answered', tone: 'success', icon: MailIcon },
  closed: { label: 'Closed', tone: 'neutral', icon: CheckIcon },
}
