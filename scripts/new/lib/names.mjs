/** @param {string} name 'PriceTag' @returns {string} 'price tag' */
export const splitName = (name) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()

/** @param {string} text @returns {string} with a capital at the beginning */
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** @param {string} name 'saved-drafts' @returns {string} 'savedDrafts' */
export const camel = (name) =>
  name.replaceAll(/-(?<letter>[a-z\d])/g, (_, /** @type {string} */ letter) => letter.toUpperCase())

/** @param {string} name 'saved-drafts' @returns {string} 'SavedDrafts' */
export const pascal = (name) => sentence(camel(name))
