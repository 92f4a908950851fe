import type { OnboardingStatus } from '@/api/contract/schemas/wallet.ts'
import { activationGate, profileGate } from '@/shared/gate-banner.tsx'
import { paths } from '@/shared/paths.ts'

/** The ids of the button that hides the checklist and of the one that shows it again: each gets the focus when the other one is gone. */
export const setupButtonIds = { hide: 'hide-setup', show: 'finish-setup' } as const

/** One step of the set-up, in the order in which an employer takes them (docs/product/home.md). */
export interface ChecklistStep {
  id: keyof OnboardingStatus['steps']
  title: string
  text: string
  link: string
  href: string
  isDone: boolean
}

const steps = [
  {
    id: 'companyProfile',
    ...profileGate,
  },
  {
    id: 'wallet',
    ...activationGate,
  },
  {
    id: 'subscription',
    title: 'Choose a plan',
    text: 'A plan says how many Gigs you can post.',
    link: 'See plans',
    href: paths.billing({ tab: 'plans' }),
  },
  {
    id: 'firstGig',
    title: 'Post your first Gig',
    text: 'Say what you need and when, and workers apply.',
    link: 'Post a Gig',
    href: paths.postGig,
  },
] as const

/** The set-up with its completed steps. `next` is the first open step, which is shown expanded; undefined when all are done. */
export function checklist(status: OnboardingStatus): {
  steps: ChecklistStep[]
  done: number
  next: ChecklistStep | undefined
} {
  const all = steps.map((step) => ({ ...step, isDone: status.steps[step.id] }))
  return { steps: all, done: all.filter((step) => step.isDone).length, next: all.find((step) => !step.isDone) }
}
