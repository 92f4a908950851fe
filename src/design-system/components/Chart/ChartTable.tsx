import { Missing } from '../private/Missing/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Chart.css.ts'
import { type PartsData, type SeriesData, shareTextsOf } from './chart-data.ts'

interface ChartTableProps {
  title: string
  /** The values to show, by series and category. */
  data: SeriesData | PartsData
  formatValue: (value: number) => string
  shareLabel: string
}

/** The same data as a table: to be read value by value, copied, and used with a screen reader. */
export function ChartTable({ title, data, formatValue, shareLabel }: ChartTableProps) {
  const { head, rows } = 'parts' in data ? partsTable(data, formatValue, shareLabel) : seriesTable(data, formatValue)
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{title}</VisuallyHidden>
      <thead>
        <tr>
          {head.map((label, column) => (
            <th
              key={label}
              scope="col"
              className={`${styles.cell} ${styles.headCell} ${column === 0 ? '' : styles.numberCell}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }) => (
          <tr key={id}>
            <th scope="row" className={`${styles.cell} ${styles.rowHead}`}>
              {label}
            </th>
            {cells.map((text, column) => (
              <td key={head[column + 1]} className={`${styles.cell} ${styles.numberCell}`}>
                {text ?? <Missing />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface TableText {
  head: readonly string[]
  rows: readonly { id: string; label: string; cells: readonly (string | null)[] }[]
}

function seriesTable({ categoryLabel, categories, series }: SeriesData, format: (value: number) => string): TableText {
  const cell = (value: number | null | undefined) => (value === null || value === undefined ? null : format(value))
  return {
    head: [categoryLabel, ...series.map(({ label }) => label)],
    rows: categories.map((category, index) => ({
      id: category,
      label: category,
      cells: series.map(({ values }) => cell(values[index])),
    })),
  }
}

function partsTable(
  { partLabel, valueLabel, parts }: PartsData,
  format: (value: number) => string,
  shareLabel: string,
): TableText {
  const shares = shareTextsOf(parts)
  return {
    head: [partLabel, valueLabel, shareLabel],
    rows: parts.map(({ id, label, value }, index) => ({ id, label, cells: [format(value), shares[index] ?? ''] })),
  }
}
