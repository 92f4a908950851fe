import { useEffect, useRef, useState } from 'react'
import type { WithdrawalAccount } from '@/api/contract/schemas/banking.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { MarqueeSign } from '@/design-system/components/MarqueeSign/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Stepper } from '@/design-system/components/Stepper/index.ts'
import { SuccessIllustration } from '@/design-system/illustrations/SuccessIllustration.tsx'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { useActivation, useActivationFacts } from '../data/use-activation.ts'
import { type ActivationFacts, type ActivationStep, stepperSteps } from '../model/activation.ts'
import { AccountSummary } from '../parts/account-summary.tsx'
import { ActivationSkeleton } from '../parts/activation-skeleton.tsx'
import { GateNotice } from '../parts/gate-notice.tsx'
import { AccountStep, ActiveActions, ActiveText, DoneStep, PinStep } from '../parts/activation-steps.tsx'

/** Activates the wallet with a bank account and a PIN (docs/product/activate-wallet.md). */
export function ActivateWalletScreen() {
  const facts = useActivationFacts()
  return (
    <>
      <PageHeader
        title="Activate wallet"
        description={
          facts.data?.wallet.status === 'active' ? undefined : 'Add a bank account and a PIN to fund, pay and withdraw.'
        }
      />
      <QueryView query={facts} things="your wallet" skeleton={<ActivationSkeleton />} failureFrame={wrapInCard}>
        {(read) =>
          read.wallet.status === 'restricted' ? <GateNotice gate={{ kind: 'restricted' }} /> : <Steps read={read} />
        }
      </QueryView>
    </>
  )
}

const titles = { 1: 'Your bank account', 2: 'Your PIN', 3: 'Activating your wallet' } as const satisfies Record<
  ActivationStep,
  string
>

const activeTitle = 'Your wallet is active'

function Steps({ read }: { read: ActivationFacts }) {
  const activation = useActivation(read)
  const { step, isActive } = activation
  const { account } = activation.facts
  const heading = useRef<HTMLHeadingElement>(null)
  const content = useRef<HTMLElement>(null)
  // The sign of an active wallet has a heading of its own.
  const shown = `${step} ${isActive}`
  const lastShown = useRef(shown)
  // It became active on this page: on a later visit that is no news.
  const [startedInactive] = useState(!isActive)

  // The focus moves to the heading of the next step, unless the step has taken it for its first field.
  useEffect(() => {
    if (lastShown.current === shown) return
    lastShown.current = shown
    if (!content.current?.contains(document.activeElement)) heading.current?.focus()
  }, [shown])

  const stepper = (
    <Stepper
      label="Activate wallet"
      steps={stepperSteps(activation.facts, step, activation.goTo, activation.activationError !== null)}
    />
  )
  if (isActive && startedInactive) {
    return (
      <Stack space={6}>
        {stepper}
        <MarqueeSign
          title={activeTitle}
          titleRef={heading}
          actions={
            <Actions>
              <ActiveActions />
            </Actions>
          }
        >
          <ActiveText activation={activation} />
        </MarqueeSign>
        {account !== null && <WithdrawalsGoTo account={account} />}
      </Stack>
    )
  }
  return (
    <Stack space={6}>
      {stepper}
      <Columns template="two-one" space={6} collapseBelow="desktop" align="start">
        <Card as="section">
          <Stack ref={content} space={5} align={isActive ? 'center' : 'stretch'}>
            {isActive && <SuccessIllustration />}
            <Heading level={2} tabIndex={-1} ref={heading}>
              {isActive ? activeTitle : titles[step]}
            </Heading>
            {step === '1' && <AccountStep activation={activation} />}
            {step === '2' && <PinStep activation={activation} />}
            {step === '3' && <DoneStep activation={activation} />}
          </Stack>
        </Card>
        {isActive && account !== null ? <WithdrawalsGoTo account={account} /> : <GoodToKnow />}
      </Columns>
    </Stack>
  )
}

function GoodToKnow() {
  return (
    <Stack space={3} as="section" aria-label="Good to know">
      <Notice size="sm">Withdrawals go to this bank account only. Changing it later needs your PIN.</Notice>
      <Notice size="sm">
        Your PIN confirms every payment from your wallet. Nobody from Marquee ever asks you for it.
      </Notice>
    </Stack>
  )
}

function WithdrawalsGoTo({ account }: { account: WithdrawalAccount }) {
  return (
    <Card as="section">
      <Stack space={3}>
        <Heading level={2} look="heading3">
          Withdrawals go to
        </Heading>
        <AccountSummary account={account} />
      </Stack>
    </Card>
  )
}
