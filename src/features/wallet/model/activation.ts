import type { WithdrawalAccount } from '@/api/contract/schemas/banking.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import type { Step } from '@/design-system/components/Stepper/index.ts'

/** The three steps of the activation (docs/product/activate-wallet.md). */
export const activationSteps = [
  { id: '1', label: 'Bank account' },
  { id: '2', label: 'PIN' },
  { id: '3', label: 'Activate' },
] as const

export type ActivationStep = (typeof activationSteps)[number]['id']

/** The server's state of the activation. */
export interface ActivationFacts {
  wallet: Wallet
  account: WithdrawalAccount | null
}

/** The furthest reachable step: each one requires those before it. */
export function furthestStep({ wallet, account }: ActivationFacts): ActivationStep {
  if (wallet.status === 'active') return '3'
  if (account === null) return '1'
  return wallet.pinSet === true ? '3' : '2'
}

/** Whether the first bank account pauses withdrawals: money is in the wallet, or held for Gigs. */
export const pausesWithdrawals = ({ account, wallet: { availableKobo = 0, heldKobo = 0 } }: ActivationFacts): boolean =>
  account === null && availableKobo + heldKobo > 0

/** The step to show: the one of the address if it is reachable, else the furthest. An active wallet has only the last. */
export function shownStep(facts: ActivationFacts, requestedStep: ActivationStep | undefined): ActivationStep {
  const furthest = furthestStep(facts)
  if (facts.wallet.status === 'active' || requestedStep === undefined) return furthest
  return requestedStep < furthest ? requestedStep : furthest
}

/** The steps with their state and links. An active wallet has no link back; after a failed activation no step is in progress. */
export function stepperSteps(
  facts: ActivationFacts,
  step: ActivationStep,
  goTo: (step: ActivationStep) => void,
  hasFailed = false,
): [Step, Step, Step] {
  const furthest = furthestStep(facts)
  const isActive = facts.wallet.status === 'active'
  const stepOf = (index: 0 | 1 | 2): Step => {
    const { id } = activationSteps[index]
    const label = isActive && id === '3' ? 'Done' : activationSteps[index].label
    const state = isActive
      ? 'done'
      : id === step
        ? hasFailed && id === '3'
          ? 'error'
          : 'current'
        : id < furthest
          ? 'done'
          : 'upcoming'
    const detail =
      id === '1' && facts.account !== null ? `${facts.account.bankName} ${facts.account.accountNumber}` : undefined
    const isReachable = !isActive && id <= furthest && id !== step
    return { id, label, state, detail, ...(isReachable && { onSelect: () => goTo(id) }) }
  }
  return [stepOf(0), stepOf(1), stepOf(2)]
}
