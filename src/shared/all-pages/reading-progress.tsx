import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Progress } from '@/design-system/components/Progress/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { formatNumber } from '@/lib/format-number.ts'
import { withReference } from '../failure-reference.tsx'
import type { CsvExporting } from './use-csv-export.ts'
import type { ReadProgress } from './all-pages.ts'

/** '100 of 134 transactions read' */
export const progressText = (things: string, { done, total }: ReadProgress) =>
  total === 0 ? `Reading ${things}` : `${formatNumber(done)} of ${formatNumber(total)} ${things} read`

interface ReadingProgressProps {
  /** What is read: 'transactions'. */
  things: string
  /** Name of the result: 'Statement'. */
  what: string
  progress: ReadProgress
  onCancel: () => void
}

/** Progress of reading all pages, with a cancel button. */
export function ReadingProgress({ things, what, progress, onCancel }: ReadingProgressProps) {
  const { done, total } = progress
  const text = progressText(things, progress)
  return (
    <Card padding="sm">
      <Stack space={2}>
        <Spread>
          <Text tabular>
            <span role="status">{text}</span>
          </Text>
          <Button variant="ghost" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </Spread>
        {total === 0 ? <Progress label={what} /> : <Progress label={what} value={done} max={total} valueText={text} />}
      </Stack>
    </Card>
  )
}

interface ExportProps {
  /** What is exported: 'transactions'. */
  things: string
  csv: CsvExporting
}

/** An export that has stopped part-way: the employer can resume or cancel it. */
function ExportStopped({ things, csv, progress }: ExportProps & { progress: ReadProgress }) {
  return (
    <Alert
      tone="danger"
      role="alert"
      title={`Failed to export ${things}`}
      action={
        <>
          <Button variant="outline" size="sm" onClick={csv.resume}>
            {progress.total === 0 ? 'Try again' : 'Continue'}
          </Button>
          <Button variant="ghost" tone="neutral" size="sm" onClick={csv.cancel}>
            Cancel
          </Button>
        </>
      }
    >
      {withReference(
        progress.total === 0
          ? 'Check your connection, then try again.'
          : `${progressText(things, progress)}. Continue reads only the rest.`,
        csv.state?.error,
      )}
    </Alert>
  )
}

/** Progress of the running export, if there is one. */
export function ExportProgress({ things, csv }: ExportProps) {
  if (csv.state === undefined) return null
  const { progress, hasFailed } = csv.state
  if (hasFailed) return <ExportStopped things={things} csv={csv} progress={progress} />
  return <ReadingProgress things={things} what="Export" progress={progress} onCancel={csv.cancel} />
}

/** Starts the export of a list of so many rows, unless it is running. */
export function ExportButton({ csv, total }: Pick<ExportProps, 'csv'> & { total: number | undefined }) {
  return (
    <Button variant="outline" size="sm" disabled={!total || csv.state !== undefined} onClick={csv.start}>
      Export CSV
    </Button>
  )
}
