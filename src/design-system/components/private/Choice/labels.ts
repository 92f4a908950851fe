export const choiceLabels = {
  /** The button that opens the list; the field's label is added. */
  open: 'Show options',
  /** The button that empties the field; the field's label is added. */
  clear: 'Clear',
  loading: 'Loading options',
  noMatch: 'No match',
  /** The line that adds free text. */
  add: (text: string) => `Add “${text}”`,
  retry: 'Try again',
  /** Announced when the list changes. */
  results: (count: number) => (count === 1 ? '1 option' : `${count} options`),
  /** Announced when an option was chosen. */
  chosen: (label: string) => `${label} selected`,
  /** Announced when an option was added to the chosen ones. */
  added: (label: string) => `${label} added`,
  removed: (label: string) => `${label} removed`,
  /** The remove button of a chosen option. */
  remove: (label: string) => `Remove ${label}`,
  /** The reason why no more options can be chosen. */
  full: (max: number) => `You can choose up to ${max}. Remove one to choose another.`,
  /** The list's code could not be fetched. */
  unavailable: 'The list could not be opened. Check your connection and try again',
}

/** The built-in texts of a combobox. */
export interface ChoiceLabels extends Readonly<typeof choiceLabels> {}
