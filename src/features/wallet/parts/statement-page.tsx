import { useApiQuery } from '@/api/client/hooks.ts'
import { useIsOffered } from '@/api/client/offered-endpoints.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { statements } from '@/api/contract/endpoints/statements.ts'
import type { CompanyProfile } from '@/api/contract/schemas/company.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { DateRangePicker } from '@/design-system/components/DateRangePicker/index.ts'
import { ErrorState } from '@/design-system/components/ErrorState/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { usualPresets } from '@/design-system/lib/date-presets.ts'
import { printPage, PrintSheet } from '@/shared/print-sheet/print-sheet.tsx'
import { withReference } from '@/shared/failure-reference.tsx'
import { failureMessage } from '@/shared/query-view/failure-message.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { hasEnded } from '@/shared/query-view/read-state.ts'
import { BusinessHead } from '@/shared/receipt/business-head.tsx'
import { ContactSupport } from '@/shared/ticket-dialog/contact-support.tsx'
import { progressText, ReadingProgress } from '@/shared/all-pages/reading-progress.tsx'
import { now } from '@/lib/clock.ts'
import { dateTime, lagosDay, shortDay } from '@/lib/dates.ts'
import { useStatement } from '../data/use-statement.ts'
import type { Statement } from '../model/statement.ts'
import { statementDays } from '../model/statement-days.ts'
import { walletHref } from '../model/wallet-search.ts'
import { StatementTable } from './statement-table.tsx'
import type { TabProps } from './transactions-tab.tsx'

/** The wallet's movements of a date range, as a page to print: for the bookkeeper. */
export function StatementPage({ search, onSearch }: TabProps) {
  const today = lagosDay(now())
  const days = statementDays(search, today)
  const { statement, progress } = useStatement(days)
  const business = useApiQuery(company.getCompanyProfile, {})
  // The business is read first, so that name, RC number and TIN are printed.
  const isReady = statement.data !== undefined && statement.data !== 'too many' && hasEnded(business)
  const isOffered = useIsOffered(statements.get)
  return (
    <Stack space={4}>
      <Tiles columns={{ mobile: 1, tablet: 2 }}>
        <DateRangePicker
          label="Period"
          reserveMessageSpace={false}
          value={{ start: days.from, end: days.to }}
          onChange={({ start, end }) => onSearch({ from: start ?? undefined, to: end ?? undefined, page: 1 })}
          today={today}
          presets={usualPresets(today)}
        />
      </Tiles>
      <Actions align="between">
        <ButtonLink variant="outline" href={walletHref(search, { view: undefined })}>
          Back to transactions
        </ButtonLink>
        <Button disabled={!isReady} onClick={printPage}>
          Print statement
        </Button>
      </Actions>
      {isOffered ? (
        <QueryView
          query={statement}
          things="the statement"
          skeleton={null}
          whileLoading={
            <ReadingProgress
              things="transactions"
              what="Statement"
              progress={progress}
              onCancel={() => onSearch({ view: undefined })}
            />
          }
          failure={<StatementFailed statement={statement} progress={progress} />}
        >
          {(read) =>
            read === 'too many' ? (
              <Notice tone="warning">There are more than 5,000 transactions in this period. Choose fewer days.</Notice>
            ) : (
              <StatementSheet statement={read} days={days} business={business.data} />
            )
          }
        </QueryView>
      ) : (
        <Alert
          action={<ContactSupport size="sm" subject="My wallet statement" />}
          title="Statements cannot be drawn up here"
        >
          Tell support which days you need.
        </Alert>
      )}
    </Stack>
  )
}

interface StatementSheetProps {
  statement: Statement
  days: { readonly from: string; readonly to: string }
  business: CompanyProfile | undefined
}

/** The statement as it is printed. */
function StatementSheet({ statement, days, business }: StatementSheetProps) {
  return (
    <PrintSheet>
      <Card padding="lg">
        <Stack space={6}>
          <Stack space={1}>
            <Heading level={2}>Wallet statement</Heading>
            <Text>{`${shortDay(days.from)} – ${shortDay(days.to)}, Lagos time`}</Text>
          </Stack>
          {business && <BusinessHead business={business} />}
          <StatementTable statement={statement} />
          <Text tone="muted" size="caption">{`Drawn up ${dateTime(now())}.`}</Text>
        </Stack>
      </Card>
    </PrintSheet>
  )
}

type StatementFailedProps = ReturnType<typeof useStatement>

/** Why the statement could not be read, and how much of it was. */
function StatementFailed({ statement: { error, refetch }, progress }: StatementFailedProps) {
  if (error === null) return null
  const rest = `${progressText('transactions', progress)}. Trying again reads only the rest.`
  const text = [failureMessage(error), ...(progress.total > 0 ? [rest] : [])].join(' ')
  const title = 'Failed to load the statement'
  return (
    <Card padding="lg">
      <ErrorState title={title} reason={error.kind === 'offline' ? 'offline' : 'failed'} onRetry={() => void refetch()}>
        {withReference(text, error, title)}
      </ErrorState>
    </Card>
  )
}
