import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@/design-system/components/Table/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { koboOf, type Statement, movementLabel } from '../model/statement.ts'

/** The sums, and each movement of the wallet. Balances only when they are known. */
export function StatementTable({ statement }: { statement: Statement }) {
  return (
    <Stack space={6}>
      {statement.kind === 'known' ? (
        <DescriptionList layout="rows" align="end">
          <DescriptionItem term="Opening balance">
            <Money amount={statement.openingKobo} />
          </DescriptionItem>
          <DescriptionItem term="Credits">
            <Money amount={statement.creditsKobo} sign="always" />
          </DescriptionItem>
          <DescriptionItem term="Debits">
            <Money amount={statement.debitsKobo} />
          </DescriptionItem>
          <DescriptionItem term="Closing balance">
            <Money amount={statement.closingKobo} />
          </DescriptionItem>
        </DescriptionList>
      ) : (
        <Notice>Balances are not available for this period.</Notice>
      )}
      {statement.lines.length === 0 ? (
        <Text tone="muted">Your wallet did not move in this period.</Text>
      ) : (
        <Table label="Movements of the wallet" density="compact">
          <TableHead>
            <TableRow>
              <TableHeaderCell>Date</TableHeaderCell>
              <TableHeaderCell>Description</TableHeaderCell>
              <TableHeaderCell>Reference</TableHeaderCell>
              <TableHeaderCell align="end">Amount</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {statement.lines.map((line) => (
              <TableRow key={line.id}>
                <TableCell>
                  <DateTime value={line.postedAt} />
                </TableCell>
                <TableCell>{movementLabel(line)}</TableCell>
                <TableCell>{line.reference}</TableCell>
                <TableCell align="end">
                  <Money amount={koboOf(line)} sign="always" tone="by-sign" />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Stack>
  )
}
