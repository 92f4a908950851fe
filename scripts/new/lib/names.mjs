/** @param {string} name 'PriceTag' @returns {string} 'price tag' */
export const wordsOf = (name) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()

/** @param {string} words @returns {string} with a capital at the beginning */
export const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1)

/** @param {string} name 'saved-drafts' @returns {string} 'savedDrafts' */
export const camel = (name) =>
  name.replaceAll(/-(?<letter>[a-z\d])/g, (_, /** @type {string} */ letter) => letter.toUpperCase())

/** @param {string} name 'saved-drafts' @returns {string} 'SavedDrafts' */
export const pascal = (name) => sentence(camel(name))
