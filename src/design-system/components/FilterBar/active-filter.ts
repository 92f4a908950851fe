/** An active filter. */
export interface ActiveFilter {
  id: string
  /** Its value, with its name where the value alone would not be clear: 'Rating: 4 and up'. */
  label: string
  onRemove: () => void
}
