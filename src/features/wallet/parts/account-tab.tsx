import { useRef, useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import type { WithdrawalAccount } from '@/api/contract/schemas/banking.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { SkeletonBlock } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { WalletIllustration } from '@/shared/illustrations/wallet-illustration.tsx'
import { deferred } from '@/design-system/lib/deferred.tsx'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { useClosedWithTab } from '@/shared/lazy-panel.tsx'
import { paths } from '@/shared/paths.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { WriteButton } from '@/shared/write-button.tsx'
import { now } from '@/lib/clock.ts'
import { isPaused } from '../model/withdrawal.ts'
import { AccountSummary, AccountSummarySkeleton } from './account-summary.tsx'
import type { ChangeAccountDialogProps } from './change-account-dialog.tsx'

const ChangeAccountDialog = deferred<ChangeAccountDialogProps>(
  async () => (await import('./change-account-dialog.tsx')).ChangeAccountDialog,
  () => null,
  ({ open }) => open,
)

/** The withdrawal account. */
export function AccountTab() {
  const account = useApiQuery(wallet.getWithdrawalAccount, {})
  return (
    <Card>
      <QueryView query={account} things="your bank account" skeleton={<AccountSkeleton />}>
        {(account) => (account === null ? <NoAccount /> : <Account account={account} />)}
      </QueryView>
    </Card>
  )
}

function AccountSkeleton() {
  return (
    <Stack space={5}>
      <AccountSummarySkeleton />
      <SkeletonBlock shape="button" />
    </Stack>
  )
}

function NoAccount() {
  return (
    <EmptyState
      title="No bank account yet"
      illustration={<WalletIllustration />}
      action={
        <ButtonLink variant="active" href={paths.activateWallet}>
          Add a bank account
        </ButtonLink>
      }
    >
      Withdrawals go to a bank account of your business.
    </EmptyState>
  )
}

function Account({ account }: { account: WithdrawalAccount }) {
  const present = useNow() ?? now()
  const [dialog, setDialog] = useState({ open: false, opening: 0 })
  const close = () => setDialog((before) => ({ ...before, open: false }))
  useClosedWithTab(close, { calls: [wallet.updateWithdrawalAccount] })
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Stack space={5}>
      <AccountSummary account={account} />
      {!account.verified && (
        <Notice tone="warning">
          The bank has not confirmed this account yet. It is asked again before your next withdrawal.
        </Notice>
      )}
      {isPaused(account, present) && (
        <Notice tone="warning">
          For your safety withdrawals are paused until <DateTime value={account.pausedUntil} />.
        </Notice>
      )}
      <Actions align="start">
        <WriteButton
          ref={button}
          variant="outline"
          tone="primary"
          onClick={() => setDialog(({ opening }) => ({ open: true, opening: opening + 1 }))}
        >
          Change account
        </WriteButton>
      </Actions>
      <ChangeAccountDialog key={dialog.opening} open={dialog.open} onClose={close} returnFocusRef={button} />
    </Stack>
  )
}
