import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'

/** The employer's own account number, when the bank has assigned one. */
export function FundingAccount({
  account: { bankName, accountNumber, accountName },
}: {
  account: NonNullable<Wallet['fundingAccount']>
}) {
  return (
    <Card>
      <Stack space={3}>
        <DescriptionList columns={3}>
          <DescriptionItem term="Account number" copyText={accountNumber}>
            {accountNumber}
          </DescriptionItem>
          <DescriptionItem term="Bank">{bankName}</DescriptionItem>
          <DescriptionItem term="Account name">{accountName}</DescriptionItem>
        </DescriptionList>
        <Text tone="muted" size="caption">
          Transfers to this account arrive in your wallet.
        </Text>
      </Stack>
    </Card>
  )
}
