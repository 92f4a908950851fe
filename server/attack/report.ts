/** A way in which the product failed, and what repeats it. */
export interface Defect {
  readonly what: string
  readonly repeat: string
}

/** What one section of the attack did and found. */
export interface Report {
  /**
   * Counts a try. Each problem of it is a defect.
   * @param repeat the request or the steps that repeat it
   * @param count how many tries were checked together
   */
  readonly check: (repeat: string, problems: readonly string[], count?: number) => void
  /** Adds a sentence to the section's result. */
  readonly note: (sentence: string) => void
  /** Says that a part of the section cannot run on this machine. */
  readonly skip: (reason: string) => void
  readonly tried: () => number
  readonly survived: () => number
  readonly defects: readonly Defect[]
  readonly notes: readonly string[]
}

/** Creates the report of one section. */
export function createReport(tell: (line: string) => void): Report {
  const defects: Defect[] = []
  const notes: string[] = []
  let tried = 0
  let failed = 0
  return {
    check: (repeat, problems, count = 1) => {
      tried += count
      if (problems.length === 0) return
      failed += Math.min(count, problems.length)
      for (const what of problems) {
        defects.push({ what, repeat })
        tell(`  defect: ${what}`)
      }
    },
    note: (sentence) => void notes.push(sentence),
    skip: (reason) => void notes.push(`Not tried: ${reason}`),
    tried: () => tried,
    survived: () => tried - failed,
    defects,
    notes,
  }
}

/** The choices of a run. */
export interface AttackOptions {
  readonly seed: number
  /** Whether every section does only a small part of its work. */
  readonly isShort: boolean
  readonly tell: (line: string) => void
}

/** A section of the attack. */
export interface Section {
  readonly name: string
  readonly title: string
  readonly run: (report: Report, options: AttackOptions) => Promise<void>
}

/** The result of a section, for the summary. */
export interface SectionResult {
  readonly section: Pick<Section, 'name' | 'title'>
  readonly report: Report
  readonly seconds: number
}

/** The shares of answers by status, the most frequent first, so that a run that was only refused is visible. */
export function sharesOf(statuses: ReadonlyMap<number, number>): string {
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  return [...statuses]
    .toSorted(([, a], [, b]) => b - a)
    .map(([status, count]) => `${status} ${count} (${((count / total) * 100).toFixed(1)} %)`)
    .join(', ')
}

/** The summary: what each section tried, survived and found, and how each defect is repeated. */
export function summaryOf(results: readonly SectionResult[]): string {
  const rows = results.map(({ section, report, seconds }) => [
    section.name,
    String(report.tried()),
    String(report.survived()),
    String(report.defects.length),
    `${Math.round(seconds)} s`,
  ])
  const sum = (of: (report: Report) => number) => String(results.reduce((total, { report }) => total + of(report), 0))
  const seconds = results.reduce((total, result) => total + result.seconds, 0)
  const table = [
    ['section', 'tried', 'survived', 'defects', 'took'],
    ...rows,
    [
      'total',
      sum((report) => report.tried()),
      sum((report) => report.survived()),
      sum((report) => report.defects.length),
      `${Math.round(seconds)} s`,
    ],
  ]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)))
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
  const notes = results.flatMap(({ section, report }) => report.notes.map((note) => `${section.name}: ${note}`))
  const defects = results.flatMap(({ section, report }) =>
    report.defects.map(({ what, repeat }) => `✗ ${section.name}: ${what}\n  ${repeat}`),
  )
  return [...lines, '', ...notes, ...(defects.length > 0 ? ['', ...defects] : [])].join('\n')
}
