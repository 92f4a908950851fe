import type { CompanyProfile } from '@/api/contract/schemas/company.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Divider } from '@/design-system/components/Divider/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Logo } from '@/design-system/components/Logo/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { now } from '@/lib/clock.ts'
import { dateTime } from '@/lib/dates.ts'
import { AmountFacts, PartyFacts } from '../payment-facts.tsx'
import { transactionLooks, transactionTypeLabel } from '../transaction-status.ts'
import { BusinessHead } from './business-head.tsx'

interface ReceiptProps {
  transaction: PaymentTransaction
  /** Issuer of the receipt; undefined when the profile could not be read. */
  business: CompanyProfile | undefined
}

/** A printable payment for bookkeeping: issuer, purpose, amount and references, without controls. */
export function Receipt({ transaction, business }: ReceiptProps) {
  const { amountKobo, status, reference, sessionId, completedAt } = transaction
  const isPaid = status === 'success'
  return (
    <Stack space={6}>
      <Spread>
        <Logo />
        <Heading level={2}>{isPaid ? 'Receipt' : 'Payment details'}</Heading>
      </Spread>
      <Divider />
      {business && <BusinessHead business={business} />}
      <Stack space={2}>
        <Text>
          <span dir="auto">{transaction.description}</span>
        </Text>
        <Money amount={amountKobo} size="xl" />
        <Inline>
          <StatusPill size="md" state={status} looks={transactionLooks} />
        </Inline>
        {!isPaid && <Text tone="muted">This is not a receipt.</Text>}
      </Stack>
      <DescriptionList layout="rows">
        <DescriptionItem term="Reference">{reference}</DescriptionItem>
        <DescriptionItem term="Date">
          <DateTime value={transaction.createdAt} />
        </DescriptionItem>
        {completedAt && (
          <DescriptionItem term={isPaid ? 'Completed' : 'Ended'}>
            <DateTime value={completedAt} />
          </DescriptionItem>
        )}
        <DescriptionItem term="Type">{transactionTypeLabel(transaction.type)}</DescriptionItem>
        <PartyFacts transaction={transaction} />
        {sessionId && <DescriptionItem term="Bank trace number">{sessionId}</DescriptionItem>}
        <AmountFacts transaction={transaction} />
      </DescriptionList>
      <Text tone="muted" size="caption">{`Printed ${dateTime(now())}. All times are Lagos time.`}</Text>
    </Stack>
  )
}
