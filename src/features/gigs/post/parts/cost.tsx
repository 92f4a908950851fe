import { useState } from 'react'
import { commissionPercent } from '@/rules/gig-price.ts'
import type { PaymentData } from '@/api/contract/schemas/gig-quote.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Drawer } from '@/design-system/components/Drawer/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { RetryAlert } from '@/shared/retry-alert.tsx'
import { formatNaira } from '@/lib/money.ts'
import type { Quote } from '../data/use-quote.ts'

/** The lines of the price, as the server sends them. */
export function PriceLines({ price }: { price: PaymentData }) {
  return (
    <Stack as="dl" space={3}>
      {price.lines.map(({ code, label, amountKobo }) => (
        <Spread key={code} align="baseline">
          <Text as="dt" tone="muted">
            {label}
          </Text>
          <Text as="dd" tabular>
            <Money amount={amountKobo} />
          </Text>
        </Spread>
      ))}
      <Spread align="baseline">
        <Text as="dt" weight="semibold">
          Total
        </Text>
        <Text as="dd" tabular>
          <strong>
            <Money amount={price.totalKobo} size="lg" />
          </strong>
        </Text>
      </Spread>
    </Stack>
  )
}

/** What each worker receives, and why it is less than the pay above. */
export function WorkerNet({ price: { workerNetKobo } }: { price: PaymentData }) {
  if (typeof workerNetKobo !== 'number') return null
  return (
    <Stack space={0}>
      <Text weight="medium">{`Each worker receives ${formatNaira(workerNetKobo)}`}</Text>
      <Text tone="muted" size="caption">
        {`That is their pay after Marquee's commission of ${commissionPercent}%. The service fee is added to what you pay, not taken from theirs.`}
      </Text>
    </Stack>
  )
}

/** There is no price, because it could not be calculated: paying waits for it. */
export function PriceFailed({ quote }: { quote: Quote }) {
  return (
    <RetryAlert role="alert" isTrying={quote.isUpdating} onRetry={quote.retry} failure={quote.error}>
      The cost could not be worked out. You can pay as soon as it is known.
    </RetryAlert>
  )
}

/** The quote: its lines, why there is none yet, or that it could not be calculated. */
function Cost({ quote }: { quote: Quote }) {
  const { data, isRequestable, error, isUpdating, retry } = quote
  if (!isRequestable) return <Text tone="muted">The cost is shown once sessions, pay and workers are given.</Text>
  if (data === undefined && error !== null) {
    return (
      <RetryAlert role="status" isTrying={isUpdating} onRetry={retry} failure={error}>
        The cost could not be worked out.
      </RetryAlert>
    )
  }
  if (data === undefined) return <SkeletonText lines={4} />
  return (
    <Stack space={3}>
      <PriceLines price={data} />
      <WorkerNet price={data} />
      <div role="status">
        <Text tone="muted" size="caption">
          {isUpdating
            ? 'Updating the cost…'
            : error === null
              ? 'You pay when you post the Gig.'
              : 'The cost could not be updated.'}
        </Text>
      </div>
    </Stack>
  )
}

/** The live quote beside the form. */
export function CostCard({ quote }: { quote: Quote }) {
  return (
    <Card as="section" aria-label="Cost">
      <Stack space={4}>
        <Heading level={2} look="heading3">
          Cost
        </Heading>
        <Cost quote={quote} />
      </Stack>
    </Card>
  )
}

interface CostButtonProps {
  quote: Quote
  /** The price of the quote. */
  price: PaymentData
}

/** On a phone: the total in the bar at the bottom, which expands to its lines. */
export function CostButton({ quote, price }: CostButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const total = formatNaira(price.totalKobo)
  return (
    <>
      <Button
        variant="ghost"
        tone="neutral"
        size="sm"
        flush="start"
        aria-label={`Show the cost, ${total}`}
        onClick={() => setOpen(true)}
      >
        {`Cost ${total}`}
      </Button>
      <Drawer open={isOpen} onPhone="bottom" title="Cost" onClose={() => setOpen(false)}>
        <Cost quote={quote} />
      </Drawer>
    </>
  )
}
