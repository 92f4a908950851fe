import { type SyntheticEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { useApiMutation } from '@/api/client/hooks.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import type { newWithdrawalAccount } from '@/api/contract/schemas/banking.ts'

/** The values that are sent. */
export type TypedAccount = z.input<typeof newWithdrawalAccount>

/** The bank's answer about the account's owner. `down`: the bank does not answer, which does not block the form. */
export type AccountOwner =
  | { state: 'unknown' }
  | { state: 'looking' }
  | { state: 'found'; accountName: string }
  | { state: 'refused' }
  | { state: 'down' }

export type BankAccountFormState = ReturnType<typeof useBankAccountForm>

type Field = 'bankCode' | 'accountNumber'

const isComplete = (accountNumber: string) => /^\d{10}$/.test(accountNumber)

/**
 * Bank and number of an account, and its owner: looked up as soon as both are complete, each time one of them changes. A field is
 * validated on blur, then on each change.
 */
export function useBankAccountForm(onSubmit: (account: TypedAccount) => void) {
  const [bankCode, setBankCode] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [sentAccount, setSentAccount] = useState<TypedAccount>()
  const [checked, setChecked] = useState<ReadonlySet<Field>>(new Set())
  const bankInput = useRef<HTMLInputElement>(null)
  const numberInput = useRef<HTMLInputElement>(null)
  const lookUp = useApiMutation(wallet.resolveAccount, { success: false, failure: false })
  const accountNumber = text.replaceAll(/\s/g, '')

  const ask = (bank: string | null, number: string) => {
    if (bank !== null && isComplete(number)) lookUp.mutate({ body: { bankCode: bank, accountNumber: number } })
  }
  const check = (...fields: Field[]) => setChecked((before) => new Set([...before, ...fields]))

  // An answer about earlier values does not apply to the present ones.
  const lookedUp = lookUp.input?.body
  const isCurrent = lookedUp !== undefined && lookedUp.bankCode === bankCode && lookedUp.accountNumber === accountNumber
  const owner: AccountOwner = isCurrent ? ownerOf(lookUp) : { state: 'unknown' }

  const bankMessage = checked.has('bankCode') && bankCode === null ? 'Please select a bank' : undefined
  const numberMessage = checked.has('accountNumber') ? problemOf(accountNumber) : undefined

  return {
    bankCode,
    accountNumber,
    owner,
    /** Whether the form still has the values that were sent last, so that the server's errors still apply. */
    isAsSent: sentAccount?.bankCode === bankCode && sentAccount?.accountNumber === accountNumber,
    lookUpAgain: () => ask(bankCode, accountNumber),
    bank: {
      ref: bankInput,
      value: bankCode,
      message: bankMessage,
      onBlur: () => check('bankCode'),
      onChange: ({ value }: { value: string | null }) => {
        setBankCode(value)
        ask(value, accountNumber)
      },
    },
    number: {
      ref: numberInput,
      value: text,
      message: numberMessage,
      onBlur: () => check('accountNumber'),
      onChange: ({ target }: { target: HTMLInputElement }) => {
        const next = target.value.replaceAll(/\s/g, '')
        setText(target.value)
        if (next !== accountNumber) ask(bankCode, next)
      },
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      check('bankCode', 'accountNumber')
      if (bankCode === null) bankInput.current?.focus()
      else if (!isComplete(accountNumber) || owner.state === 'refused') numberInput.current?.focus()
      else if (owner.state !== 'looking') {
        const account = { bankCode, accountNumber, ...(owner.state === 'found' && { accountName: owner.accountName }) }
        setSentAccount(account)
        onSubmit(account)
      }
    },
  }
}

function ownerOf({
  isPending,
  data,
  error,
}: {
  isPending: boolean
  data: { accountName: string } | undefined
  error: { code: string | undefined } | null
}): AccountOwner {
  if (isPending) return { state: 'looking' }
  if (data !== undefined) return { state: 'found', accountName: data.accountName }
  return { state: error?.code === 'ACCOUNT_NOT_CONFIRMED' ? 'refused' : 'down' }
}

function problemOf(accountNumber: string): string | undefined {
  if (accountNumber === '') return 'Account number is required'
  return isComplete(accountNumber) ? undefined : 'Account number must be exactly 10 digits'
}
