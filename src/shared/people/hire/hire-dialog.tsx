import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { longestNoteToWorker } from '@/api/contract/limits.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { outcomeUnknownMessage } from '@/api/client/failure-text.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { MoneyField } from '@/design-system/components/MoneyField/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Textarea } from '@/design-system/components/Textarea/index.ts'
import { now } from '@/lib/clock.ts'
import { formatNaira } from '@/lib/money.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { FormRefusal } from '@/shared/form/form-refusal.ts'
import { amountOf, moneyProps } from '@/shared/form/money-value.ts'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { activationGate, GateBanner } from '@/shared/gate-banner.tsx'
import { paths } from '@/shared/paths.ts'
import type { CallOutcome } from '@/shared/payments/call-outcome.ts'
import { personName } from '@/shared/people-looks.ts'
import { PinDialog } from '@/shared/pin-dialog/pin-dialog.tsx'
import { optionalQuery } from '@/shared/query-view/combine-queries.ts'
import { useTypedText } from '@/shared/typed-text.ts'
import { UnderReviewNotice } from '@/shared/under-review-notice.tsx'
import { walletGate } from '@/shared/wallet-gate.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { HireFacts, HireSessions } from './hire-facts.tsx'
import { extraPayOf, type HireForm, hireForm, missingFrom, startingPay } from './hire-rules.ts'
import { type HireFlow, isExtraGrown, isHireOver } from './use-hire.ts'

export interface HireDialogProps {
  gig: Gig
  applicant: Applicant
  hire: HireFlow
  /** The title of another Gig for which the worker is booked at this time. */
  clash?: string | undefined
}

/**
 * Agrees the pay of one hire, and asks for the PIN where the wallet pays a part of it (docs/product/gig-details.md#hire). The words to the worker stay on
 * this device until the hire. Give it `hire.openings` as its `key`.
 */
export function HireDialog({ gig, applicant, hire, clash }: HireDialogProps) {
  const [isConfirming, setConfirming] = useState(false)
  const [checked, setChecked] = useState<string>()
  /** Why nobody can hire this applicant any more. */
  const [over, setOver] = useState<string>()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const name = personName(applicant.worker)
  const text = useTypedText('hire', applicant.id)
  const form = useAppForm<HireForm>({
    schema: hireForm(gig),
    initial: { agreedKobo: startingPay(gig, applicant), note: '' },
    keeps: [{ path: 'note', text }],
    order: ['agreedKobo', 'note'],
    send: async (values) => {
      setChecked(undefined)
      // Enter in a field submits without the button, too.
      if (over !== undefined) throw new FormRefusal({ fields: {}, text: over })
      if ((extraPayOf(gig, values.agreedKobo)?.totalKobo ?? 0) > 0) setConfirming(true)
      else show(await hire.send(applicant, { ...values, agreedKobo: values.agreedKobo ?? 0 }))
    },
    readFailure: () => undefined,
  })
  const [typedKobo, note] = useWatch({ control: form.form.control, name: ['agreedKobo', 'note'] })
  const agreedKobo = amountOf(typedKobo)
  const extra = extraPayOf(gig, agreedKobo)
  const needsWallet = (extra?.totalKobo ?? 0) > 0
  const wallet = optionalQuery(useApiQuery(dashboard.getWallet, {}, { enabled: hire.isOpen }))
  const gate = wallet.data ? walletGate(wallet.data, now()).kind : 'open'
  const missingKobo = needsWallet && wallet.data ? missingFrom(wallet.data, extra?.totalKobo ?? 0) : 0
  // Nobody is hired while the wallet is under review, also where the Gig holds the pay.
  const isRestricted = gate === 'restricted'
  const isBlocked = isRestricted || (needsWallet && (missingKobo > 0 || gate === 'not activated'))

  function finish() {
    text.remove()
    hire.close()
  }

  /** Closes after a hire; what was refused stands above the buttons, with everything that was typed. */
  function show(outcome: CallOutcome) {
    if (outcome.kind === 'done') finish()
    if (isHireOver(outcome)) setOver(outcome.message)
    if (outcome.kind === 'refused') throw new FormRefusal({ fields: {}, text: outcome.message })
  }
  const check = async () => {
    const outcome = await hire.check(applicant)
    if (outcome.kind === 'done') finish()
    if (outcome.kind === 'refused') setChecked(outcome.message)
    return outcome
  }

  return (
    <>
      <Dialog
        open={hire.isOpen && !isConfirming}
        title={`Hire ${name}`}
        description={gig.title ?? undefined}
        size="sm"
        busy={hire.isPending}
        onClose={hire.close}
        closeOnOutsidePress={!form.isChanged}
        initialFocusRef={cancelButton}
        footer={
          <>
            <Button
              ref={cancelButton}
              variant="outline"
              aria-disabled={hire.isPending}
              onClick={() => !hire.isPending && hire.close()}
            >
              {hire.isUnknown || over !== undefined ? 'Close' : 'Cancel'}
            </Button>
            {hire.isUnknown ? (
              <Button loading={hire.isPending} loadingLabel="Checking" onClick={() => void check()}>
                Check status
              </Button>
            ) : (
              over === undefined && (
                <WriteButton
                  type="submit"
                  form={form.id}
                  disabled={isBlocked}
                  loading={form.isSending}
                  loadingLabel="Hiring"
                >
                  {extra === undefined ? 'Hire' : `Hire for ${formatNaira(agreedKobo)}`}
                </WriteButton>
              )
            )}
          </>
        }
      >
        {hire.isUnknown ? (
          <Alert tone="warning" role="alert">
            {outcomeUnknownMessage}
          </Alert>
        ) : (
          <AppForm form={form} failureTitle="This hire did not go through" guardsLeaving={false}>
            <Stack space={4}>
              {clash !== undefined && <Notice tone="warning">{`Also booked by you for ${clash} at this time.`}</Notice>}
              <HireSessions gig={gig} />
              <HireFields />
              <HireFacts gig={gig} agreedKobo={agreedKobo} extra={extra} />
              {missingKobo > 0 && gate !== 'not activated' && <MissingMoney kobo={missingKobo} />}
              {needsWallet && gate === 'not activated' && <GateBanner gate={activationGate} />}
              {isRestricted && <UnderReviewNotice />}
              {checked !== undefined && (
                <Alert tone="danger" role="alert">
                  {checked}
                </Alert>
              )}
            </Stack>
          </AppForm>
        )}
      </Dialog>
      <PinDialog
        open={hire.isOpen && isConfirming}
        title={`Hire ${name}`}
        description={`Agreed pay ${formatNaira(agreedKobo)}. ${formatNaira(extra?.totalKobo)} comes from your wallet, with service fee and VAT.`}
        confirmLabel={`Hire for ${formatNaira(agreedKobo)}`}
        cancelLabel="Back"
        pinLock={wallet.data ?? undefined}
        onConfirm={async (pin) => {
          const order = { agreedKobo: agreedKobo ?? 0, note }
          const outcome = await hire.send(applicant, order, { pin, extraKobo: extra?.totalKobo ?? 0 })
          if (outcome.kind === 'done') finish()
          if (isHireOver(outcome)) setOver(outcome.message)
          else if (!isExtraGrown(outcome)) return outcome
          // Back to the agreed pay: the Gig that is read again shows the new amount there, or nobody can be hired.
          setChecked(outcome.message)
          return { kind: 'superseded' }
        }}
        onCheckStatus={check}
        onForgotPin={hire.close}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}

function HireFields() {
  const agreed = useAppField<HireForm, 'agreedKobo'>('agreedKobo')
  const note = useAppField<HireForm, 'note'>('note')
  return (
    <>
      <MoneyField {...moneyProps(agreed)} label="Agreed pay" required />
      <Textarea {...note} label="Message to the worker" optional size="sm" limit={longestNoteToWorker} />
    </>
  )
}

function MissingMoney({ kobo }: { kobo: number }) {
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink size="sm" variant="outline" href={paths.fundWallet}>
          Fund wallet
        </ButtonLink>
      }
    >
      {`You need ${formatNaira(kobo)} more for this Gig.`}
    </Notice>
  )
}
