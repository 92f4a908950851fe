export const defaultLabels = {
  showTable: 'Show table',
  showChart: 'Show chart',
  /** The name of the slider that moves through the values. */
  values: (title: string) => `Values of ${title}`,
  share: 'Share',
  empty: 'No data yet',
  failed: 'Could not load the chart',
  retry: 'Try again',
  /** Above the table, when the code that draws could not be loaded. */
  onlyTable: 'The chart could not be drawn. This is its data.',
}

/** The labels of a chart. */
export interface ChartLabels extends Readonly<typeof defaultLabels> {}
