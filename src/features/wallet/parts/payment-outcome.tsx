import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { SuccessIllustration } from '@/design-system/illustrations/SuccessIllustration.tsx'
import { destinationLabel, sourceLabel } from '@/domain/money-source.ts'
import { paths } from '@/domain/paths.ts'
import { transactionLooks } from '@/domain/transaction-status.ts'
import type { PaymentOutcome as Outcome } from '../model/payment-outcome.ts'

interface PaymentOutcomeProps {
  transaction: PaymentTransaction
  outcome: Outcome
  /** Shows all details in its place. */
  onShowDetails: () => void
  onClose: () => void
}

/** What came of a funding or a withdrawal in one sentence, from, to and when, and what to do next. */
export function PaymentOutcome({ transaction, outcome, onShowDetails, onClose }: PaymentOutcomeProps) {
  const { status, completedAt, createdAt } = transaction
  const from = sourceLabel(transaction)
  const to = destinationLabel(transaction)
  return (
    <Stack space={6}>
      <Stack space={4} align="center">
        {status === 'success' ? (
          <SuccessIllustration />
        ) : (
          <StatusPill size="md" state={status} looks={transactionLooks} />
        )}
        <Heading level={3} look="heading2" align="center">
          {outcome.heading}
        </Heading>
      </Stack>
      <DescriptionList layout="rows">
        {from && <DescriptionItem term="From">{from}</DescriptionItem>}
        {to && <DescriptionItem term="To">{to}</DescriptionItem>}
        <DescriptionItem term="When">
          <DateTime value={completedAt ?? createdAt} />
        </DescriptionItem>
      </DescriptionList>
      <Stack space={2}>
        {outcome.kind === 'funded' ? (
          <ButtonLink fullWidth variant="active" href={paths.postGig}>
            Post a Gig
          </ButtonLink>
        ) : (
          <Button fullWidth variant="active" onClick={onClose}>
            Done
          </Button>
        )}
        <Button fullWidth variant="outline" tone="neutral" onClick={onShowDetails}>
          {status === 'success' ? 'View receipt' : 'View details'}
        </Button>
      </Stack>
    </Stack>
  )
}
