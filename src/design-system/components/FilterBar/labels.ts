/** The built-in texts of a filter bar. */
export interface FilterBarLabels {
  /** Names the whole bar. */
  label: string
  /** The button that opens the sheet, with the number of active filters. */
  open: (active: number) => string
  /** The sheet's title. */
  title: string
  close: string
  clear: string
  /** The list of active filters. */
  active: string
  results: (count: number) => string
  /** The button that closes the sheet; undefined while the count is unknown. */
  show: (count: number | undefined) => string
  remove: (label: string) => string
}

const results = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'result' : 'results'}`

export const filterBarLabels: FilterBarLabels = {
  label: 'Search and filters',
  open: (active) => (active === 0 ? 'Filters' : `Filters (${active})`),
  title: 'Filters',
  close: 'Close',
  clear: 'Clear filters',
  active: 'Active filters',
  results,
  show: (count) => (count === undefined ? 'Show results' : `Show ${results(count)}`),
  remove: (label) => `Remove filter ${label}`,
}
