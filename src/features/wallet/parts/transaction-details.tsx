import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Code } from '@/design-system/components/Code/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Timeline, TimelineEvent } from '@/design-system/components/Timeline/index.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { isUnpaid, movesWallet } from '@/shared/money-source.ts'
import { AmountFacts, PartyFacts } from '@/shared/payment-facts.tsx'
import { TransactionAmount } from '@/shared/transaction-amount.tsx'
import { isFinal, transactionLooks, transactionTypeLabel } from '@/shared/transaction-status.ts'
import { statusNotice, timelineSteps } from '../model/transaction-copy.ts'

/** One payment with all its details. */
export function TransactionDetails({ transaction }: { transaction: PaymentTransaction }) {
  const { status, reference, sessionId } = transaction
  return (
    <Stack space={6}>
      <Stack space={2}>
        <Text>
          <span dir="auto">{transaction.description}</span>
        </Text>
        <TransactionAmount transaction={transaction} size="xl" />
        <Inline>
          <StatusPill size="md" state={status} looks={transactionLooks} />
          <Text tone="muted" size="caption">
            {isFinal(transaction) ? 'Will not change' : 'Not final yet'}
          </Text>
        </Inline>
        <StatusNotice transaction={transaction} />
      </Stack>
      <DescriptionList layout="rows">
        <DescriptionItem term="Date">
          <DateTime value={transaction.createdAt} />
        </DescriptionItem>
        <DescriptionItem term="Type">{transactionTypeLabel(transaction.type)}</DescriptionItem>
        <AmountFacts transaction={transaction} />
        {!isUnpaid(transaction) && movesWallet(transaction) && (
          <DescriptionItem term="Balance after">
            <Money amount={transaction.balanceAfterKobo} missingLabel="Not known" />
          </DescriptionItem>
        )}
        <PartyFacts transaction={transaction} />
        <DescriptionItem term="Reference">
          <Code copyLabel="Copy reference">{reference}</Code>
        </DescriptionItem>
        {(sessionId || !isUnpaid(transaction)) && (
          <DescriptionItem term="Bank trace number">
            {sessionId ? <Code copyLabel="Copy bank trace number">{sessionId}</Code> : null}
          </DescriptionItem>
        )}
        {transaction.gigId && (
          <DescriptionItem term={transaction.workerGigId ? 'Worker' : 'Gig'}>
            <Link
              href={
                transaction.workerGigId
                  ? gigPaths.profile(transaction.gigId, 'worker', transaction.workerGigId)
                  : gigPaths.details(transaction.gigId)
              }
            >
              {transaction.workerGigId ? 'View worker' : 'View Gig'}
            </Link>
          </DescriptionItem>
        )}
      </DescriptionList>
      {transaction.timeline.length > 0 && (
        <Stack space={3}>
          <Heading level={3}>History</Heading>
          <Timeline label={`Payment ${reference}`}>
            {timelineSteps(transaction).map((step) => (
              <TimelineEvent key={step.key} title={step.title} status={step.look} time={<DateTime value={step.at} />}>
                {step.note}
              </TimelineEvent>
            ))}
          </Timeline>
        </Stack>
      )}
    </Stack>
  )
}

function StatusNotice({ transaction }: { transaction: PaymentTransaction }) {
  const notice = statusNotice(transaction)
  if (notice === undefined) return null
  return <Notice tone={notice.tone}>{notice.text}</Notice>
}
