const results = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'result' : 'results'}`

export const filterBarLabels = {
  /** Names the whole bar. */
  label: 'Search and filters',
  /** The button that opens the sheet, with the number of active filters. */
  open: (active: number) => (active === 0 ? 'Filters' : `Filters (${active})`),
  /** The sheet's title. */
  title: 'Filters',
  close: 'Close',
  clear: 'Clear filters',
  /** The list of active filters. */
  active: 'Active filters',
  results: (count: number) => results(count),
  /** The button that closes the sheet; undefined while the count is unknown. */
  show: (count: number | undefined) => (count === undefined ? 'Show results' : `Show ${results(count)}`),
  remove: (label: string) => `Remove filter ${label}`,
}

/** The built-in texts of a filter bar. */
export interface FilterBarLabels extends Readonly<typeof filterBarLabels> {}
