import type { WithdrawalAccount } from '@/api/contract/schemas/banking.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'

/** The withdrawal account; the number is masked. */
export function AccountSummary({ account }: { account: WithdrawalAccount }) {
  return (
    <DescriptionList layout="rows">
      <DescriptionItem term="Bank">{account.bankName}</DescriptionItem>
      <DescriptionItem term="Account number">{account.accountNumber}</DescriptionItem>
      <DescriptionItem term="Account name">{account.accountName || 'Not known yet'}</DescriptionItem>
      <DescriptionItem term="Checked with the bank">
        {account.verified ? (
          <StatusPill label="Verified" tone="success" />
        ) : (
          <StatusPill label="Not verified" tone="warning" />
        )}
      </DescriptionItem>
    </DescriptionList>
  )
}

export function AccountSummarySkeleton() {
  return (
    <DescriptionList layout="rows">
      {['Bank', 'Account number', 'Account name', 'Checked with the bank'].map((term) => (
        <DescriptionItem key={term} term={term}>
          <SkeletonText width="long" />
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}
