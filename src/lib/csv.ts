import { lagosDay } from './dates.ts'
import { decimalOf } from './money.ts'

export const csvType = 'text/csv;charset=utf-8'

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF'

export type CsvColumn<Row> = readonly [header: string, cell: (row: Row) => string | null | undefined]

/** Rows as a file for spreadsheets (docs/product/rules.md#lists): UTF-8 with its mark, lines as RFC 4180 wants them. */
export function csvFile<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(([header]) => header), ...rows.map((row) => columns.map(([, cell]) => cell(row) ?? ''))]
  return byteOrderMark + lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')
}

/** One cell. What a spreadsheet would take for a formula gets an apostrophe; what would break the line is quoted. */
export function csvCell(text: string): string {
  const harmless = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Kobo as a decimal without grouping or sign of currency: '1250.50'. Empty for no amount. */
export function plainDecimal(kobo: number | null | undefined): string {
  if (kobo === null || kobo === undefined) return ''
  return `${kobo < 0 ? '-' : ''}${decimalOf(Math.abs(kobo))}`
}

interface Days {
  from?: string | undefined
  to?: string | undefined
}

/**
 * The file's name with the days it covers: those of the filter, else of the rows, else today.
 * @param things what is listed: 'transactions'
 * @param days of the rows, 'YYYY-MM-DD', in any order; empty where a draft has none yet
 */
export function csvFileName(things: string, days: readonly string[], { from, to }: Days, today: Date): string {
  const inOrder = days.filter((day) => day !== '').toSorted()
  const first = from ?? inOrder[0] ?? to ?? lagosDay(today)
  const last = to ?? inOrder.at(-1) ?? from ?? lagosDay(today)
  return `marquee-${things}-${first}-to-${last}.csv`
}
