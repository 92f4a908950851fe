import type { WithdrawalAccount } from '@/api/contract/schemas/banking.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Spinner } from '@/design-system/components/Spinner/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { NewPinFields } from '@/shared/new-pin/new-pin-fields.tsx'
import { useNewPin } from '@/shared/new-pin/use-new-pin.ts'
import { paths } from '@/shared/paths.ts'
import { useReturnTo, withReturnTo } from '@/shared/return-to.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import type { Activation } from '../data/use-activation.ts'
import { useBankAccountForm } from '../data/use-bank-account-form.ts'
import { useOwnNames } from '../data/use-own-names.ts'
import { isUnlikeName } from '../model/account-name.ts'
import { pausesWithdrawals } from '../model/activation.ts'
import { AccountSummary } from './account-summary.tsx'
import { BankAccountForm, UnlikeName } from './bank-account-form.tsx'

/** Step 1. A saved account can only be changed with the PIN, in Wallet and Payments. */
export function AccountStep({ activation }: { activation: Activation }) {
  const { account } = activation.facts
  if (account !== null) return <SavedAccount account={account} onContinue={() => activation.goTo('2')} />
  return <NewAccount activation={activation} />
}

function NewAccount({ activation }: { activation: Activation }) {
  const account = useBankAccountForm(activation.saveAccount)
  const { form, owner } = account
  return (
    <BankAccountForm
      account={account}
      failureTitle="Your bank account was not saved"
      actions={
        <Actions align="start" dock>
          <WriteButton
            type="submit"
            loading={form.isSending}
            loadingLabel="Saving"
            aria-disabled={owner.state === 'looking'}
          >
            {owner.state === 'found' ? 'Yes, save this account' : 'Save account'}
          </WriteButton>
        </Actions>
      }
    >
      {pausesWithdrawals(activation.facts) && (
        <Notice tone="warning">For your safety withdrawals are paused for a day after you save this account.</Notice>
      )}
    </BankAccountForm>
  )
}

function SavedAccount({ account, onContinue }: { account: WithdrawalAccount; onContinue: () => void }) {
  const names = useOwnNames()
  return (
    <Stack space={5}>
      <AccountSummary account={account} />
      {isUnlikeName(account.accountName, names) && <UnlikeName />}
      <Text tone="muted">You can change this account in Wallet and Payments once your wallet is active.</Text>
      <Actions align="start" dock>
        <Button onClick={onContinue}>Continue</Button>
      </Actions>
    </Stack>
  )
}

/** Step 2. The first PIN; later ones are set with the old PIN or a code. */
export function PinStep({ activation }: { activation: Activation }) {
  const { pinField, confirmField, submit } = useNewPin()
  if (activation.facts.wallet.pinSet === true) {
    return (
      <Stack space={5}>
        <Text>You have a PIN already.</Text>
        <Actions align="start" dock>
          <Button onClick={() => activation.goTo('3')}>Continue</Button>
        </Actions>
      </Stack>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(activation.createPin)
      }}
    >
      <Stack space={5}>
        <NewPinFields pinField={pinField} confirmField={confirmField} autoFocus />
        <Actions align="start" dock>
          <WriteButton type="submit" loading={activation.isCreatingPin} loadingLabel="Creating your PIN">
            Create PIN
          </WriteButton>
        </Actions>
      </Stack>
    </form>
  )
}

/** What an active wallet is for, and what is still missing. */
export function ActiveText({ activation }: { activation: Activation }) {
  const returnTo = useReturnTo()
  const plans = paths.billing({ tab: 'plans' })
  const plansHref = returnTo === undefined ? plans : withReturnTo(plans, returnTo)
  return (
    <Stack space={2}>
      <span>You can fund it, pay for Gigs and withdraw to your bank.</span>
      {!activation.facts.wallet.subscription && (
        <span>
          A plan says how many Gigs you can post. <Link href={plansHref}>See plans</Link>
        </span>
      )}
    </Stack>
  )
}

/** What is done next with an active wallet. */
export function ActiveActions() {
  const returnTo = useReturnTo()
  if (returnTo === undefined) {
    return (
      <>
        <ButtonLink variant="outline" href={paths.postGig}>
          Post a Gig
        </ButtonLink>
        <ButtonLink variant="active" href={paths.fundWallet}>
          Fund wallet
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <ButtonLink variant="outline" href={paths.fundWallet}>
        Fund wallet
      </ButtonLink>
      <ButtonLink variant="active" href={returnTo}>
        Back to your Gig
      </ButtonLink>
    </>
  )
}

/** Step 3: activates automatically and shows the result. */
export function DoneStep({ activation }: { activation: Activation }) {
  const { isActive, activationError, activateAgain } = activation
  if (isActive) {
    return (
      <>
        <Text as="div" align="center">
          <ActiveText activation={activation} />
        </Text>
        <Actions align="start" dock>
          <ActiveActions />
        </Actions>
      </>
    )
  }
  if (activationError === null) {
    return (
      <Notice role="status" icon={<Spinner size="sm" />}>
        This takes a moment.
      </Notice>
    )
  }
  return (
    <Alert
      tone="danger"
      role="alert"
      title="Your wallet is not active yet"
      action={
        <Button size="sm" variant="outline" onClick={activateAgain}>
          Try again
        </Button>
      }
    >
      {activationError.serverMessage ?? 'Your bank account and PIN are saved. Check your connection, then try again.'}
    </Alert>
  )
}
