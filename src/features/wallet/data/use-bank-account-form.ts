import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { formFailure } from '@/api/client/form-failure.ts'
import type { ApiErrorOf } from '@/api/client/api-error.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import {
  accountToResolve,
  type BankAccountForm,
  bankAccountForm,
  type newWithdrawalAccount,
} from '@/api/contract/schemas/banking.ts'
import { FormRefusal } from '@/shared/form/form-refusal.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'

/** Bank and number, both complete. */
type Account = z.output<typeof accountToResolve>

/** The values that are sent. */
export type TypedAccount = z.input<typeof newWithdrawalAccount>

/** The bank's answer about the account's owner. `down`: the bank does not answer, which does not block the form. `offline`: it is asked when the connection is back. */
export type AccountOwner =
  | { state: 'unknown' }
  | { state: 'looking' }
  | { state: 'found'; accountName: string }
  | { state: 'refused' }
  | { state: 'down' }
  | { state: 'offline' }

export type BankAccountFormState = ReturnType<typeof useBankAccountForm>

/** What is said of a number that no account at the bank has. */
export const notConfirmed = 'We could not confirm this account. Check the number and bank.'

/**
 * The form of bank and number of an account, and the account's owner: looked up as soon as both are complete, each time one of them changes.
 * It is not sent before the bank has answered, nor when the bank has no such account.
 */
export function useBankAccountForm(send: (account: TypedAccount) => Promise<unknown>) {
  const lookUp = useApiMutation(wallet.resolveAccount, { success: false, failure: false })
  const [answer, setAnswer] = useState<{ account: Account; owner: AccountOwner }>()
  const form = useAppForm<BankAccountForm>({
    schema: bankAccountForm,
    initial: { bankCode: '', accountNumber: '' },
    order: ['bankCode', 'accountNumber'],
    send: async (account) => {
      if (owner.state === 'looking' || owner.state === 'offline') throw new FormRefusal()
      if (owner.state === 'refused') throw new FormRefusal({ fields: { accountNumber: notConfirmed }, text: '' })
      await send({ ...account, ...(owner.state === 'found' && { accountName: owner.accountName }) })
    },
    readFailure: formFailure,
  })
  const [bankCode, accountNumber] = useWatch({ control: form.form.control, name: ['bankCode', 'accountNumber'] })
  const account = accountToResolve.safeParse({ bankCode, accountNumber }).data

  // An answer about earlier values does not apply to the present ones.
  const owner: AccountOwner = answer && isSame(answer.account, account) ? answer.owner : { state: 'unknown' }

  const ask = async () => {
    const asked = accountToResolve.safeParse(form.form.getValues()).data
    if (asked === undefined) return
    if (!navigator.onLine) return setAnswer({ account: asked, owner: { state: 'offline' } })
    setAnswer({ account: asked, owner: { state: 'looking' } })
    const found = await lookUp
      .mutateAsync({ body: asked })
      .then(({ accountName }): AccountOwner => ({ state: 'found', accountName }), unconfirmed)
    setAnswer((current) => (isSame(current?.account, asked) ? { account: asked, owner: found } : current))
  }
  const askOnline = useEffectEvent(() => {
    if (owner.state === 'offline') void ask()
  })
  useEffect(() => {
    const askAgain = () => askOnline()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [])

  return {
    form,
    bankCode,
    /** The number without spaces; undefined while the account is not complete. */
    accountNumber: account?.accountNumber,
    owner,
    lookUpAgain: () => void ask(),
    /** To be called after a change; spaces are none. */
    onTyped: () => {
      const next = accountToResolve.safeParse(form.form.getValues()).data
      if (!isSame(answer?.account, next)) void ask()
    },
  }
}

const isSame = (one: Account | undefined, other: Account | undefined): boolean =>
  one?.bankCode === other?.bankCode && one?.accountNumber === other?.accountNumber

const unconfirmed = (error: ApiErrorOf<typeof wallet.resolveAccount>): AccountOwner => ({
  state: error.code === 'ACCOUNT_NOT_CONFIRMED' ? 'refused' : navigator.onLine ? 'down' : 'offline',
})
