import type { Ticket } from '@/api/contract/schemas/support.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { ticketLooks } from '../model/ticket-looks.ts'
import * as styles from './ticket-view.css.ts'

/** One question to support: what was asked, its state, and the answers in the order in which they came. */
export function TicketView({ ticket: { number, subject, message, status, createdAt, answers } }: { ticket: Ticket }) {
  return (
    <Stack as="li" space={3}>
      <Stack space={1}>
        <Columns template="fill-content" space={3} align="start">
          <Heading level={3}>{subject}</Heading>
          <StatusPill state={status} looks={ticketLooks} />
        </Columns>
        <Text size="caption" tone="muted">
          {number} · <DateTime value={createdAt} />
        </Text>
      </Stack>
      <p className={styles.message}>{message}</p>
      {answers.map((answer) => (
        <div key={answer.createdAt} className={styles.answer}>
          <Text size="caption" tone="muted">
            Support · <DateTime value={answer.createdAt} />
          </Text>
          <p className={styles.message}>{answer.message}</p>
        </div>
      ))}
    </Stack>
  )
}
