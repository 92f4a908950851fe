import { useApiQuery } from '@/api/client/hooks.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import type { WithdrawalAccount } from '@/api/contract/schemas/banking.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { paths, withQuery } from '@/shared/paths.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { SecurityCard } from './security-card.tsx'

/** Where withdrawals go, with the way to the page that changes it. */
export function WithdrawalAccountCard() {
  const account = useApiQuery(wallet.getWithdrawalAccount, {})
  return (
    <SecurityCard title="Withdrawal account" description="Your withdrawals go to this bank account.">
      <QueryView
        query={account}
        things="your bank account"
        headingLevel={3}
        skeleton={<SkeletonText lines={2} width="long" />}
      >
        {(account) => <Account account={account} />}
      </QueryView>
    </SecurityCard>
  )
}

function Account({ account }: { account: WithdrawalAccount | null }) {
  if (account === null) {
    return (
      <Stack space={1}>
        <Text>No bank account yet</Text>
        <Link variant="standalone" href={paths.activateWallet}>
          Add a bank account
        </Link>
      </Stack>
    )
  }
  return (
    <Stack space={1}>
      <Text tabular>{`${account.bankName} ${account.accountNumber}`}</Text>
      <Link variant="standalone" href={withQuery(paths.wallet, { tab: 'account' })}>
        Change it in your wallet
      </Link>
    </Stack>
  )
}
