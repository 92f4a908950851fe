import { useState } from 'react'
import { useSession } from '@/api/client/use-session.ts'
import { dropWithdrawal, keepWithdrawal, type KeptWithdrawal, readWithdrawal } from '../model/kept-withdrawal.ts'

export const moneyDialogs = ['fund', 'withdraw'] as const
export type MoneyDialog = (typeof moneyDialogs)[number]

interface Dialogs {
  open: MoneyDialog | undefined
  /** Each opening is an intent of its own, unless the previous intent is unfinished. */
  openings: Readonly<Record<MoneyDialog, number>>
  /** References of calls with an unknown outcome. */
  unsure: Readonly<Record<MoneyDialog, string | undefined>>
  /** A response was lost, and its call may still arrive, also when the look-up did not find it: the next opening continues the same intent. */
  isSame: Readonly<Record<MoneyDialog, boolean>>
}

const begin = (kept: KeptWithdrawal | undefined): Dialogs => ({
  open: undefined,
  openings: { fund: 0, withdraw: 0 },
  unsure: { fund: undefined, withdraw: kept?.ref },
  isSame: { fund: false, withdraw: kept !== undefined },
})

/** Which of the wallet's two dialogs is open, and the calls with an unknown outcome. A withdrawal is stored on this device until it was looked up. */
export function useMoneyDialogs() {
  const employerId = useSession((session) => session.user?.employerId) ?? ''
  const [begun] = useState(() => readWithdrawal(window.localStorage, employerId))
  const [{ open, openings, unsure }, setDialogs] = useState(() => begin(begun))
  return {
    open,
    openings,
    unsure,
    /** The withdrawal that the first opening of 'Withdraw' continues: begun before a reload. */
    begun: openings.withdraw === 0 ? begun : undefined,
    show: (kind: MoneyDialog) =>
      setDialogs((before) => ({
        ...before,
        open: kind,
        openings: { ...before.openings, [kind]: before.openings[kind] + (before.isSame[kind] ? 0 : 1) },
      })),
    close: () => setDialogs((before) => ({ ...before, open: undefined })),
    setSent: (sent: KeptWithdrawal) => keepWithdrawal(window.localStorage, employerId, sent),
    setUnsure: (kind: MoneyDialog, ref: string | undefined) => {
      if (kind === 'withdraw' && ref === undefined) dropWithdrawal(window.localStorage, employerId)
      setDialogs((before) => ({
        ...before,
        unsure: { ...before.unsure, [kind]: ref },
        isSame: { ...before.isSame, [kind]: before.isSame[kind] || ref !== undefined },
      }))
    },
    setMade: (kind: MoneyDialog) => {
      if (kind === 'withdraw') dropWithdrawal(window.localStorage, employerId)
      setDialogs((before) => ({
        ...before,
        unsure: { ...before.unsure, [kind]: undefined },
        isSame: { ...before.isSame, [kind]: false },
      }))
    },
  }
}
