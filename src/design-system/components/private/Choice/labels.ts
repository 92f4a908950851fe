/** The built-in texts of a combobox. */
export interface ChoiceLabels {
  /** The button that opens the list; the field's label is added. */
  open: string
  /** The button that empties the field; the field's label is added. */
  clear: string
  loading: string
  noMatch: string
  /** The line that adds free text. */
  add: (text: string) => string
  retry: string
  /** Announced when the list changes. */
  results: (count: number) => string
  /** Announced when an option was chosen. */
  chosen: (label: string) => string
  /** Announced when an option was added to the chosen ones. */
  added: (label: string) => string
  removed: (label: string) => string
  /** The remove button of a chosen option. */
  remove: (label: string) => string
  /** The reason why no more options can be chosen. */
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
