import type { ReactNode } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import type { BankAccountForm as BankAccount } from '@/api/contract/schemas/banking.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Combobox } from '@/design-system/components/Combobox/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { useAppField } from '@/shared/form/use-app-field.ts'
import { choicesState } from '@/shared/query-view/choices-state.ts'
import { RetryAlert } from '@/shared/retry-alert.tsx'
import { failsNubanCheck } from '@/lib/nuban.ts'
import { lastDigits } from '@/lib/last-digits.ts'
import { type AccountOwner, type BankAccountFormState, notConfirmed } from '../data/use-bank-account-form.ts'
import { useOwnNames } from '../data/use-own-names.ts'
import { isUnlikeName } from '../model/account-name.ts'
import { bankOptions } from '../model/bank-options.ts'

interface BankAccountFormProps {
  account: BankAccountFormState
  /** The title of the alert when the account was not accepted. */
  failureTitle: string
  /** What to know before it is saved, below the fields. */
  children?: ReactNode
  /** The buttons; a dialog has them in its footer. */
  actions?: ReactNode
}

/** The withdrawal account (docs/product/activate-wallet.md): bank, number, and the name the bank returns for it. */
export function BankAccountForm({ account, failureTitle, children, actions }: BankAccountFormProps) {
  return (
    <AppForm form={account.form} failureTitle={failureTitle} guardsLeaving={false} actions={actions}>
      <AccountFields account={account} />
      {children}
    </AppForm>
  )
}

function AccountFields({
  account: { bankCode, accountNumber, owner, lookUpAgain, onTyped },
}: {
  account: BankAccountFormState
}) {
  const bank = useAppField<BankAccount, 'bankCode'>('bankCode')
  const number = useAppField<BankAccount, 'accountNumber'>('accountNumber')
  const names = useOwnNames()
  const banks = useApiQuery(wallet.getBanks, {})
  const options = bankOptions(banks.data ?? [])
  const bankName = options.find(({ value }) => value === bankCode)?.label
  const bankChoices = choicesState(banks, 'Failed to load banks')
  // The bank's error takes precedence over that of the digits.
  const isUnanswered = owner.state === 'unknown' || owner.state === 'down' || owner.state === 'offline'
  const looksWrong = isUnanswered && failsNubanCheck(bankCode, accountNumber ?? '')

  return (
    <Stack space={3}>
      <Combobox
        {...bank}
        value={bank.value || null}
        label="Bank"
        required
        placeholder="Search by name"
        options={options}
        {...bankChoices}
        onChange={({ value }) => {
          bank.onChange(value ?? '')
          onTyped()
        }}
        {...(bankChoices.failure && {
          message: bankChoices.failure.message,
          labelEnd: (
            <Button variant="ghost" size="sm" flush="end" onClick={bankChoices.failure.onRetry}>
              Try again
            </Button>
          ),
        })}
      />
      <TextField
        {...number}
        {...numberLine(owner, number.message)}
        label="Account number"
        required
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          number.onChange(target.value)
          onTyped()
        }}
      />
      {looksWrong && bankName !== undefined && (
        <Notice
          tone="warning"
          role="status"
        >{`This account number does not look right for ${bankName}. Check it before you continue.`}</Notice>
      )}
      {owner.state === 'found' && (
        <Owner accountName={owner.accountName} account={`${bankName ?? ''} ${lastDigits(accountNumber ?? '')}`} />
      )}
      {owner.state === 'found' && isUnlikeName(owner.accountName, names) && <UnlikeName />}
      {owner.state === 'down' && <Unconfirmed onRetry={lookUpAgain} />}
    </Stack>
  )
}

/** The account's name is unlike those of the business and its person: said where the name is found, and as long as the account is shown as saved. */
export function UnlikeName() {
  return (
    <Notice tone="warning" role="status">
      The account name does not match your business name. Withdrawals may be delayed.
    </Notice>
  )
}

/** The line below the number: its error, or that the bank is asked, now or later. */
function numberLine(owner: AccountOwner, problem: string | undefined) {
  if (problem !== undefined) return { message: problem }
  if (owner.state === 'refused') return { message: notConfirmed }
  const willLookUp = 'You are offline. The account name is looked up when the connection is back.'
  if (owner.state === 'offline') return { message: willLookUp, tone: 'neutral' } as const
  return owner.state === 'looking' ? ({ message: 'Looking up the account name', tone: 'neutral' } as const) : {}
}

/** Whose account it is, as the bank says; the button below answers the question. */
function Owner({ accountName, account }: { accountName: string; account: string }) {
  return (
    <Alert tone="success" role="status">
      <Stack space={1}>
        <Text>Is this your account?</Text>
        <Text size="bodyLarge" weight="semibold">
          <bdi>{accountName}</bdi>
        </Text>
        <Text>{account}</Text>
      </Stack>
    </Alert>
  )
}

/** The bank does not answer. The account can be saved, and stays marked until the bank has confirmed it: at the latest before a withdrawal. */
function Unconfirmed({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryAlert role="status" onRetry={onRetry}>
      We cannot confirm the name right now. You can save the account all the same: it is marked Not verified until the
      bank has confirmed it.
    </RetryAlert>
  )
}
