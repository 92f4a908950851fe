/** Everything a combobox says by itself. */
export interface ChoiceLabels {
  /** The button that opens the list; the field's label is added. */
  open: string
  /** The button that empties the field; the field's label is added. */
  clear: string
  loading: string
  noMatch: string
  /** The line that adds a text of one's own. */
  add: (text: string) => string
  retry: string
  /** Read out when the list changes. */
  results: (count: number) => string
  /** Read out when one thing was chosen. */
  chosen: (label: string) => string
  /** Read out when something was added to what is chosen. */
  added: (label: string) => string
  removed: (label: string) => string
  /** The button on a chosen thing. */
  remove: (label: string) => string
  /** Why nothing more can be chosen. */
  full: (max: number) => string
  /** The list's code could not be fetched. */
  unavailable: string
}

export const choiceLabels: ChoiceLabels = {
  open: 'Show options',
  clear: 'Clear',
  loading: 'Loading options',
  noMatch: 'No match',
  add: (text) => `Add "${text}"`,
  retry: 'Try again',
  results: (count) => (count === 1 ? '1 option' : `${count} options`),
  chosen: (label) => `${label} selected`,
  added: (label) => `${label} added`,
  removed: (label) => `${label} removed`,
  remove: (label) => `Remove ${label}`,
  full: (max) => `You can choose up to ${max}. Remove one to choose another.`,
  unavailable: 'The list could not be opened. Check your connection and try again',
}
