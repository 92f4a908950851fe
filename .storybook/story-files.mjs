/**
 * Whether the stories of a file ask no server for anything: those of the design system, which knows none.
 * @param {string} path of a story file
 */
export const asksNobody = (path) => /[\\/]stories[\\/]design-system[\\/]/.test(path)
