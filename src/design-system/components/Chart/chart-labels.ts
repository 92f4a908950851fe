/** The labels of a chart. */
export interface ChartLabels {
  showTable: string
  showChart: string
  /** The name of the slider that moves through the values. */
  values: (title: string) => string
  share: string
  empty: string
  failed: string
  retry: string
  /** Above the table, when the code that draws could not be loaded. */
  onlyTable: string
}

export const defaultLabels: ChartLabels = {
  showTable: 'Show table',
  showChart: 'Show chart',
  values: (title) => `Values of ${title}`,
  share: 'Share',
  empty: 'No data yet',
  failed: 'Could not load the chart',
  retry: 'Try again',
  onlyTable: 'The chart could not be drawn. This is its data.',
}
