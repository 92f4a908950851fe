import { type ReactNode, useCallback, useId, useState } from 'react'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { MarqueeSign } from '@/design-system/components/MarqueeSign/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { useAnnouncement } from '@/design-system/lib/announcer.ts'
import { channelName } from '@/shared/transaction-status.ts'
import { PaymentFacts } from './payment-facts.tsx'

interface PaymentSignProps {
  title: string
  text: string
  /** The payment is not final: the bulbs run. Afterwards they light up once. */
  isWaiting: boolean
  payment: PaymentTransaction
  /** The heading of the payment's details, and what stands at its end. */
  detailsTitle: string
  mark?: ReactNode
  /** The details have the heading of the state, which names the region. */
  namedByDetails: boolean
  /** Above the details. */
  note?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  receipt?: ReactNode
}

/** The head of the page while a payment is confirmed, and once when it has made something possible: the lit sign, with the payment's details below. */
export function PaymentSign({
  title,
  text,
  isWaiting,
  payment,
  detailsTitle,
  mark,
  namedByDetails,
  note,
  actions,
  receipt,
}: PaymentSignProps) {
  const titleId = useId()
  const detailsId = useId()
  const listId = useId()
  const [isOpen, setOpen] = useState(isWaiting)
  const channel = channelName(payment.channel)
  useAnnouncement(`${title}. ${text}`)
  // The heading of the page that was replaced by the sign may have had the focus.
  const takeFocus = useCallback((heading: HTMLHeadingElement | null) => {
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-labelledby={namedByDetails ? detailsId : titleId}>
      <Stack space={6}>
        <MarqueeSign
          title={title}
          titleId={titleId}
          titleRef={takeFocus}
          level={1}
          lights={isWaiting ? 'running' : 'lighting'}
          actions={actions === undefined ? undefined : <Actions>{actions}</Actions>}
        >
          {text}
        </MarqueeSign>
        {note}
        <Card>
          <Stack space={5}>
            <Spread align="center">
              <Inline space={3} align="center">
                <Heading level={2} look="title" id={detailsId}>
                  {detailsTitle}
                </Heading>
                {mark}
              </Inline>
              {isWaiting ? (
                <Money amount={payment.amountKobo} />
              ) : (
                <Button
                  variant="ghost"
                  tone="neutral"
                  size="sm"
                  flush="end"
                  aria-expanded={isOpen}
                  aria-controls={listId}
                  onClick={() => setOpen(!isOpen)}
                >
                  {isOpen ? 'Hide details' : 'Show details'}
                </Button>
              )}
            </Spread>
            {!isWaiting && !isOpen && (
              <Stack space={1}>
                <Text weight="medium">
                  <span dir="auto">{payment.description}</span>
                </Text>
                <Text tone="muted">
                  <Money amount={payment.amountKobo} />
                  {channel !== undefined && ` from your ${channel}`}
                </Text>
              </Stack>
            )}
            <div id={listId} hidden={!isOpen}>
              <Stack space={5}>
                <PaymentFacts reference={payment.reference} payment={payment} />
                {receipt}
              </Stack>
            </div>
          </Stack>
        </Card>
      </Stack>
    </section>
  )
}
