import { nativeSentences } from './native-props.mjs'

/** @typedef {import('./props.mjs').Prop} Prop */

/** @param {string} type @returns {string[]} its members, where a union stands in no bracket */
function membersOf(type) {
  /** @type {string[]} */
  const members = []
  let depth = 0
  let member = ''
  for (const [index, character] of [...type].entries()) {
    if ('<({['.includes(character)) depth += 1
    // The end of an arrow closes no bracket.
    if (')}]'.includes(character) || (character === '>' && type[index - 1] !== '=')) depth -= 1
    if (character === '|' && depth === 0) {
      members.push(member.trim())
      member = ''
    } else member += character
  }
  return [...members, member.trim()]
}

/** @param {Prop} prop */
function isUnion({ type, required, onlyWith }) {
  if (required === 'in some forms' || onlyWith !== undefined) return true
  if (/^(?:Space$|Responsive<|readonly \[)/.test(type)) return true
  // A function that begins here takes its result with it.
  if (/^\([^()]*\) =>/.test(type)) return false
  return membersOf(type).length > 1
}

/**
 * The props of a folder that a caller can get wrong by value or by form: lists of values, steps of a scale, values of
 * several kinds, lists that are never empty, and what only some forms of the props take. Attributes of the browser are
 * not the component's own.
 * @param {Readonly<Record<string, readonly Prop[]>>} components @returns {string[]} component and prop
 */
export function ownUnions(components) {
  return Object.entries(components).flatMap(([component, props]) =>
    props
      .filter(({ name, text }) => name !== 'aria-*, data-*' && nativeSentences.get(name) !== text)
      .filter(isUnion)
      .map(({ name }) => `${component} ${name}`),
  )
}
