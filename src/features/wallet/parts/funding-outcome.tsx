import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { SuccessIllustration } from '@/design-system/illustrations/SuccessIllustration.tsx'
import { paths } from '@/domain/paths.ts'
import { sourceLabel } from '@/domain/money-source.ts'
import { formatNaira } from '@/lib/money.ts'

interface FundingOutcomeProps {
  transaction: PaymentTransaction
  /** Shows all details in its place. */
  onShowDetails: () => void
}

/** What came of a funding when the employer returns from the payment page, and what to do next. */
export function FundingOutcome({ transaction, onShowDetails }: FundingOutcomeProps) {
  const { amountKobo, netKobo = amountKobo, completedAt, createdAt } = transaction
  return (
    <Stack space={6}>
      <Stack space={4} align="center">
        <SuccessIllustration />
        <Heading level={3} look="heading2" align="center">
          {`${formatNaira(netKobo)} is in your wallet`}
        </Heading>
      </Stack>
      <DescriptionList layout="rows">
        <DescriptionItem term="From">{sourceLabel(transaction)}</DescriptionItem>
        <DescriptionItem term="To">Your Marquee wallet</DescriptionItem>
        <DescriptionItem term="When">
          <DateTime value={completedAt ?? createdAt} />
        </DescriptionItem>
      </DescriptionList>
      <Stack space={2}>
        <ButtonLink fullWidth variant="active" href={paths.postGig}>
          Post a Gig
        </ButtonLink>
        <Button fullWidth variant="outline" tone="neutral" onClick={onShowDetails}>
          View receipt
        </Button>
      </Stack>
    </Stack>
  )
}
