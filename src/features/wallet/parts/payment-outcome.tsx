import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { SuccessIllustration } from '@/design-system/illustrations/SuccessIllustration.tsx'
import { WalletIllustration } from '@/shared/illustrations/wallet-illustration.tsx'
import { destinationLabel, sourceLabel } from '@/shared/money-source.ts'
import { paths } from '@/shared/paths.ts'
import { transactionLooks } from '@/shared/transaction-status.ts'
import type { PaymentOutcome as Outcome } from '../model/payment-outcome.ts'

interface PaymentOutcomeProps {
  transaction: PaymentTransaction
  outcome: Outcome
  /** Shows all details in its place. */
  onShowDetails: () => void
  /** Opens 'Fund wallet' with an amount; absent where funding is not offered. */
  onFund: ((amountKobo: number) => void) | undefined
  onClose: () => void
}

/** What came of a funding or a withdrawal in one sentence, from, to and when, and what to do next. */
export function PaymentOutcome({ transaction, outcome, onShowDetails, onFund, onClose }: PaymentOutcomeProps) {
  const { status, amountKobo, reference, completedAt, createdAt } = transaction
  const isUnpaid = outcome.kind === 'not funded'
  const from = sourceLabel(transaction)
  const to = destinationLabel(transaction)
  return (
    <Stack space={6}>
      <Stack space={4} align="center">
        {status === 'success' ? (
          <SuccessIllustration />
        ) : (
          <>
            {/* On a phone the toast of the call lies here for its 4 seconds, and not over the heading. */}
            {outcome.kind === 'withdrawn' && <WalletIllustration />}
            <StatusPill size="md" state={status} looks={transactionLooks} />
          </>
        )}
        <Heading level={3} look="heading2" align="center">
          {outcome.heading}
        </Heading>
        {outcome.text !== undefined && (
          <Text tone="muted" align="center">
            {outcome.text}
          </Text>
        )}
      </Stack>
      <DescriptionList layout="rows">
        {isUnpaid && (
          <DescriptionItem term="Amount">
            <Money amount={amountKobo} />
          </DescriptionItem>
        )}
        {from && <DescriptionItem term="From">{from}</DescriptionItem>}
        {to && <DescriptionItem term="To">{to}</DescriptionItem>}
        <DescriptionItem term="When">
          <DateTime value={completedAt ?? createdAt} />
        </DescriptionItem>
        {isUnpaid && (
          <DescriptionItem term="Reference" copyText={reference}>
            {reference}
          </DescriptionItem>
        )}
      </DescriptionList>
      <Stack space={2}>
        {outcome.kind === 'funded' && (
          <ButtonLink fullWidth variant="active" href={paths.postGig}>
            Post a Gig
          </ButtonLink>
        )}
        {isUnpaid && onFund && (
          <Button fullWidth variant="active" onClick={() => onFund(amountKobo)}>
            Try again
          </Button>
        )}
        {outcome.kind === 'withdrawn' && (
          <Button fullWidth variant="active" onClick={onClose}>
            Done
          </Button>
        )}
        <Button fullWidth variant="outline" onClick={onShowDetails}>
          {status === 'success' ? 'View receipt' : 'View details'}
        </Button>
      </Stack>
    </Stack>
  )
}
