import { useState } from 'react'
import { useSession } from '@/api/client/use-session.ts'
import {
  removeStoredWithdrawal,
  storeWithdrawal,
  type StoredWithdrawal,
  readStoredWithdrawal,
} from '../model/stored-withdrawal.ts'

export const moneyDialogs = ['fund', 'withdraw'] as const
export type MoneyDialog = (typeof moneyDialogs)[number]

interface Dialogs {
  open: MoneyDialog | undefined
  /** Each opening is an intent of its own, unless the previous intent is unfinished. */
  openings: Readonly<Record<MoneyDialog, number>>
  /** References of calls with an unknown outcome. */
  unconfirmed: Readonly<Record<MoneyDialog, string | undefined>>
  /** A response was lost, and its call may still arrive, also when the look-up did not find it: the next opening continues the same intent. */
  isSame: Readonly<Record<MoneyDialog, boolean>>
}

const begin = (stored: StoredWithdrawal | undefined): Dialogs => ({
  open: undefined,
  openings: { fund: 0, withdraw: 0 },
  unconfirmed: { fund: undefined, withdraw: stored?.ref },
  isSame: { fund: false, withdraw: stored !== undefined },
})

/** Which of the wallet's two dialogs is open, and the calls with an unknown outcome. A withdrawal is stored on this device until it was looked up. */
export function useMoneyDialogs() {
  const employerId = useSession((session) => session.user?.employerId) ?? ''
  const [stored] = useState(() => readStoredWithdrawal(window.localStorage, employerId))
  const [{ open, openings, unconfirmed }, setDialogs] = useState(() => begin(stored))
  return {
    open,
    openings,
    unconfirmed,
    /** The withdrawal that the first opening of 'Withdraw' continues: begun before a reload. */
    storedWithdrawal: openings.withdraw === 0 ? stored : undefined,
    show: (kind: MoneyDialog) =>
      setDialogs((before) => ({
        ...before,
        open: kind,
        openings: { ...before.openings, [kind]: before.openings[kind] + (before.isSame[kind] ? 0 : 1) },
      })),
    close: () => setDialogs((before) => ({ ...before, open: undefined })),
    storeWithdrawal: (sent: StoredWithdrawal) => storeWithdrawal(window.localStorage, employerId, sent),
    setOutcomeUnknown: (kind: MoneyDialog, ref: string | undefined) => {
      if (kind === 'withdraw' && ref === undefined) removeStoredWithdrawal(window.localStorage, employerId)
      setDialogs((before) => ({
        ...before,
        unconfirmed: { ...before.unconfirmed, [kind]: ref },
        isSame: { ...before.isSame, [kind]: before.isSame[kind] || ref !== undefined },
      }))
    },
    setCompleted: (kind: MoneyDialog) => {
      if (kind === 'withdraw') removeStoredWithdrawal(window.localStorage, employerId)
      setDialogs((before) => ({
        ...before,
        unconfirmed: { ...before.unconfirmed, [kind]: undefined },
        isSame: { ...before.isSame, [kind]: false },
      }))
    },
  }
}
