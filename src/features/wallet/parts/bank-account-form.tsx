import type { ReactNode } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Combobox } from '@/design-system/components/Combobox/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { RetryAlert } from '@/domain/retry-alert.tsx'
import { failsNubanCheck } from '@/lib/nuban.ts'
import type { AccountOwner, BankAccountFormState } from '../data/use-bank-account-form.ts'
import { isUnlikeName } from '../model/account-name.ts'
import { bankOptions } from '../model/bank-options.ts'

interface BankAccountFormProps {
  form: BankAccountFormState
  /** The form's id, for a submit button outside the form. */
  id?: string
  /** The expected names of the account: of the business and of its person. */
  names: readonly string[]
  /** The server's errors at single fields of the last attempt. */
  refusals?: Readonly<Record<string, readonly string[]>> | undefined
  /** The buttons, when they are inside the form. */
  children?: ReactNode
}

/** The withdrawal account (docs/product/activate-wallet.md): bank, number, and the name the bank returns for it. */
export function BankAccountForm({ form, id, names, refusals, children }: BankAccountFormProps) {
  const banks = useApiQuery(wallet.getBanks, {})
  const { owner } = form
  const refusal = form.isAsSent ? refusals : undefined
  const options = bankOptions(banks.data ?? [])
  const bankName = options.find(({ value }) => value === form.bankCode)?.label
  const hasFailed = banks.data === undefined && banks.isError
  const readBanks = () => void banks.refetch()
  // The bank's error takes precedence over that of the digits.
  const looksWrong =
    (owner.state === 'unknown' || owner.state === 'down') && failsNubanCheck(form.bankCode ?? '', form.accountNumber)

  return (
    <form id={id} noValidate onSubmit={form.submit}>
      <Stack space={5}>
        <Stack space={3}>
          <Combobox
            {...form.bank}
            message={form.bank.message ?? refusal?.['bankCode']?.[0]}
            label="Bank"
            required
            placeholder="Search by name"
            options={options}
            loading={banks.isFetching}
            {...(hasFailed && {
              failure: { message: 'Failed to load banks', onRetry: readBanks },
              message: 'Failed to load banks',
              labelEnd: (
                <Button
                  variant="ghost"
                  size="sm"
                  flush="end"
                  loading={banks.isFetching}
                  loadingLabel="Loading banks"
                  onClick={readBanks}
                >
                  Try again
                </Button>
              ),
            })}
          />
          <TextField
            {...form.number}
            {...sayOwner(owner, form.number.message ?? refusal?.['accountNumber']?.[0])}
            label="Account number"
            required
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
          />
          {looksWrong && bankName !== undefined && (
            <Notice
              tone="warning"
              role="status"
            >{`This account number does not look right for ${bankName}. Check it before you continue.`}</Notice>
          )}
          {owner.state === 'found' && isUnlikeName(owner.accountName, names) && (
            <Notice tone="warning" role="status">
              The account name does not match your business name. Withdrawals may be delayed.
            </Notice>
          )}
          {owner.state === 'down' && <Unconfirmed onRetry={form.lookUpAgain} />}
        </Stack>
        {(owner.state === 'found' || children !== undefined) && (
          <Stack space={3}>
            {owner.state === 'found' && <Text weight="semibold">Is this your account?</Text>}
            {children}
          </Stack>
        )}
      </Stack>
    </form>
  )
}

/** The line below the number: its error, or the owner of the account. */
function sayOwner(owner: AccountOwner, problem: string | undefined) {
  if (problem !== undefined) return { message: problem }
  if (owner.state === 'refused') return { message: 'We could not confirm this account. Check the number and bank.' }
  if (owner.state === 'looking') return { message: 'Looking up the account name', tone: 'neutral' } as const
  if (owner.state === 'found') return { message: <bdi>{owner.accountName}</bdi>, tone: 'success' } as const
  return {}
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
