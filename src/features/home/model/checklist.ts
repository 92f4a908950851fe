import type { OnboardingStatus } from '@/api/contract/schemas/wallet.ts'
import { paths } from '@/domain/paths.ts'

/** One step of the set-up, in the order in which an employer takes them (product pages, 5.1). */
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
    title: 'Complete your business profile',
    text: 'Workers see your business name and logo on every Gig.',
    link: 'Complete profile',
    href: paths.createBusinessProfile,
  },
  {
    id: 'wallet',
    title: 'Activate your wallet',
    text: 'Add a bank account and a PIN to fund, pay and withdraw.',
    link: 'Activate wallet',
    href: paths.activateWallet,
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

/** The set-up with what is done. `next` is the first open step, the one that is shown in full; undefined when all are done. */
export function checklist(status: OnboardingStatus): { steps: ChecklistStep[]; done: number; next: ChecklistStep | undefined } {
  const all = steps.map((step) => ({ ...step, isDone: status.steps[step.id] }))
  return { steps: all, done: all.filter((step) => step.isDone).length, next: all.find((step) => !step.isDone) }
}
