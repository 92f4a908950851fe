import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { answeredFailure } from '@/api/client/form-failure.ts'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor, useApiMutation, useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { security } from '@/api/contract/endpoints/security.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import { combineQueries } from '@/shared/query-view/combine-queries.ts'
import type { QueryLike } from '@/shared/query-view/query-view.tsx'
import { useSearchState } from '@/shared/use-search-state.ts'
import type { TypedAccount } from './use-bank-account-form.ts'
import {
  type ActivationFacts,
  activationSteps,
  type ActivationStep,
  furthestStep,
  shownStep,
} from '../model/activation.ts'

const searchSchema = z.object({ step: z.optional(z.enum(activationSteps.map(({ id }) => id))) })

/** Wallet and account as one read: the steps need both. */
export function useActivationFacts(): QueryLike<ActivationFacts> {
  return combineQueries({
    wallet: useApiQuery(dashboard.getWallet, {}),
    account: useApiQuery(wallet.getWithdrawalAccount, {}),
  })
}

export type Activation = ReturnType<typeof useActivation>

/** The three steps: the present one, and the call that completes each. The last call is sent automatically, once. */
export function useActivation(read: ActivationFacts) {
  const [{ step: requestedStep }, setSearch] = useSearchState(searchSchema)
  const goTo = (step: ActivationStep) => setSearch({ step })
  const save = useApiMutation(wallet.setWithdrawalAccount, {
    success: 'Withdrawal account saved',
    failure: answeredFailure,
    onSuccess: () => goTo('2'),
  })
  const api = useApi()
  const client = useQueryClient()
  const [hasNewPin, setHasNewPin] = useState(false)
  const createPin = useApiMutation(security.setPin, {
    success: 'PIN created',
    sensitive: true,
    onSuccess: () => {
      setHasNewPin(true)
      goTo('3')
    },
  })
  const activate = useApiMutation(wallet.activate, {
    success: 'Wallet activated',
    // The response is the new state: a read that arrives later would change the page again, and move what is about to be pressed.
    onSuccess: (active) => client.setQueryData(queryFor(api, dashboard.getWallet, {}).queryKey, active),
  })

  const facts: ActivationFacts = {
    account: read.account ?? save.data ?? null,
    wallet: hasNewPin ? { ...read.wallet, pinSet: true } : read.wallet,
  }
  const step = shownStep(facts, requestedStep)
  const isActive = facts.wallet.status === 'active'

  const hasBegun = useRef(false)
  const isDue = step === '3' && !isActive
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    activate.mutate({ body: {} })
  })
  useEffect(() => {
    if (isDue) begin()
  }, [isDue])

  return {
    facts,
    step,
    furthest: furthestStep(facts),
    isActive,
    goTo,
    saveAccount: (account: TypedAccount) => save.mutateAsync({ body: account }),
    createPin: (pin: string) => {
      // Its toast reports the failure.
      createPin.mutateAsync({ body: { pin, confirmPin: pin } }).catch(() => undefined)
    },
    isCreatingPin: createPin.isPending,
    activationError: activate.error,
    activateAgain: () => activate.mutate({ body: {} }),
  }
}
