/**
 * @typedef {import('./read-styles.mjs').Rule} Rule
 * @typedef {import('./read-styles.mjs').Style} Style
 * @typedef {{ file: string, property: string, value: string }} Declaration
 * @typedef {{ file: string, on: string, token: string }} UsedPair
 */

/** @param {unknown} value @returns {value is Rule} */
const isRule = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a key contains rules instead of a declaration: named conditions, and simple pseudo-classes. @param {string} key */
const isNesting = (key) => key.startsWith('@') || key.startsWith(':') || key === 'selectors'

/** Every declaration of a style, however deep; custom properties by their name. @param {Style} style @returns {Declaration[]} */
export function declarationsOf({ file, rule }) {
  return Object.entries(rule).flatMap(([property, value]) => {
    if (isRule(value)) return declarationsOf({ file, rule: value, selector: '', isGlobal: false, composed: [] })
    return [value].flat().map((item) => ({ file, property, value: String(item) }))
  })
}

/**
 * @typedef {object} Look the colours of an element in one state
 * @property {string} [color]
 * @property {string} [background]
 * @property {Readonly<Record<string, string>>} vars custom properties set here
 */

/** @param {Rule} rule @param {Look} look @returns {Look} */
function wear(rule, look) {
  const { color, background, backgroundColor, vars } = rule
  const surface = backgroundColor ?? background
  return {
    ...look,
    ...(color === undefined ? {} : { color: String(color) }),
    ...(surface === undefined ? {} : { background: String(surface) }),
    vars: isRule(vars) ? { ...look.vars, .../** @type {Record<string, string>} */ (vars) } : look.vars,
  }
}

/** Returns the looks of all states: each adds to the look at rest. Selectors for other elements are ignored. @param {Rule} rule @param {Look} base @returns {Look[]} */
function looksOf(rule, base) {
  const here = wear(rule, base)
  const nested = Object.entries(rule).flatMap(([key, value]) => {
    if (!isRule(value) || key === 'vars' || !isNesting(key)) return []
    // Forced colours belong to the operating system, and a pseudo-element is a separate element.
    if (key.startsWith('::')) return []
    if (key.startsWith(':')) return looksOf(value, here)
    return Object.entries(value).flatMap(([condition, inner]) => {
      if (!isRule(inner) || condition.includes('forced-colors') || condition.includes('::')) return []
      return looksOf(inner, here)
    })
  })
  return [here, ...nested]
}

/** The token behind `var(--mq-color-text-default)`. @param {string | undefined} value */
const tokenOf = (value) => /^var\((?<name>--mq-[\w-]+)\)$/.exec(value ?? '')?.groups?.['name']

/**
 * Returns each pair of text colour and surface that one style sets, in every state. Where both come from custom properties of the
 * style, the values are those that another style of the same file sets together, such as a tone.
 * @param {readonly Style[]} styles @returns {UsedPair[]}
 */
export function usedPairs(styles) {
  const byClass = new Map(styles.filter(({ isGlobal }) => !isGlobal).map((style) => [style.selector, style]))
  /** @param {Style} style @returns {Look} */
  const baseOf = ({ composed }) =>
    composed.reduce(
      (/** @type {Look} */ look, name) => {
        const style = byClass.get(name)
        return style === undefined ? look : (looksOf(layered(style.rule), look)[0] ?? look)
      },
      { vars: {} },
    )
  const settings = styles.flatMap((style) =>
    looksOf(layered(style.rule), { vars: {} }).map(({ vars }) => ({ file: style.file, vars })),
  )

  const found = styles.flatMap((style) => {
    const looks = looksOf(layered(style.rule), baseOf(style))
    return looks.flatMap((look) => {
      const chosen = [look.vars, ...settings.filter(({ file }) => file === style.file).map(({ vars }) => vars)]
      return chosen.flatMap((vars) => {
        const token = tokenOf(resolve(look.color, vars))
        const on = tokenOf(resolve(look.background, vars))
        return token === undefined || on === undefined ? [] : [{ file: style.file, on, token }]
      })
    })
  })
  return [...new Map(found.map((pair) => [JSON.stringify(pair), pair])).values()]
}

/** Returns the rule inside `@layer`. @param {Rule} rule @returns {Rule} */
function layered(rule) {
  const layer = rule['@layer']
  const inner = isRule(layer) ? Object.values(layer)[0] : undefined
  return isRule(inner) ? inner : rule
}

/** @param {string | undefined} value @param {Readonly<Record<string, string>>} vars */
const resolve = (value, vars) => (value === undefined ? undefined : (vars[value] ?? value))
