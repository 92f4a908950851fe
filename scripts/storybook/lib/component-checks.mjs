import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../../lib/paths.mjs'

/**
 * @typedef {import('../../../src/design-system/docs/component-docs.ts').ComponentDocs} ComponentDocs
 *
 * @typedef {{ component: string, keys?: readonly string[], roots?: readonly string[], conditions?: readonly string[] }} StoryNote a story of a
 *   component that began, or, with the keys that it pressed, the components whose root elements were on the page, and the conditions in which axe ran, passed
 *
 * @typedef {object} Seen what the stories of a component showed
 * @property {number} begun how many stories began
 * @property {number} passed how many of them passed
 * @property {Set<string>} pressed the keys that they pressed
 * @property {Set<string>} roots the components whose root elements were on the page
 * @property {readonly string[]} conditions in which axe ran
 *
 * @typedef {object} ComponentCheck what the last whole check of a component's accessibility looked at
 * @property {string} day 'YYYY-MM-DD'
 * @property {number} stories how many stories were played
 * @property {readonly string[]} conditions in which axe found nothing
 * @property {readonly string[]} keys the keys of its table that its stories pressed
 */

/** Where the checks of all components are kept, for their documentation. */
const recordFile = inRoot('docs', 'accessibility-checks.json')

/** @param {string} list the file with the notes of a run, a line each @returns {readonly StoryNote[]} */
export function readNotes(list) {
  const lines = readFileSync(list, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line))
}

/**
 * What the stories of each component showed pressed, without components of which a story failed: it may have pressed less than it does.
 * @param {readonly StoryNote[]} notes
 */
function passedComponents(notes) {
  /** @type {Map<string, Seen>} */
  const components = new Map()
  for (const { component, keys, roots = [], conditions = [] } of notes) {
    const seen = components.get(component) ?? {
      begun: 0,
      passed: 0,
      pressed: new Set(),
      roots: new Set(),
      conditions: [],
    }
    components.set(component, seen)
    if (keys === undefined) seen.begun += 1
    else seen.passed += 1
    for (const key of keys ?? []) seen.pressed.add(key)
    for (const root of roots) seen.roots.add(root)
    if (keys !== undefined) seen.conditions = conditions
  }
  return new Map([...components].filter(([, { begun, passed }]) => begun === passed))
}

/** The keys of a component's table that are its own to answer, in their order. @param {ComponentDocs} docs */
export function ownKeys({ keyboard }) {
  return [...new Set(keyboard.filter(({ by }) => by !== 'browser').flatMap(({ keys }) => keys))]
}

/**
 * What is promised of components and none of their stories shows: a key of the keyboard table that is pressed, a root element by the component's name.
 * @param {readonly StoryNote[]} notes of a run of whole story files
 * @param {ReadonlyMap<string, ComponentDocs>} docs by the component's name
 * @returns {string[]} a sentence for each
 */
export function missingProofs(notes, docs) {
  return [...passedComponents(notes)].flatMap(([name, seen]) => missingOf(name, seen, docs.get(name)))
}

/** @param {string} name @param {Seen} seen @param {ComponentDocs | undefined} docs @returns {string[]} */
function missingOf(name, { pressed, roots }, docs) {
  if (docs === undefined) return []
  return [
    ...(roots.has(name) ? [] : [`${name}: no element of its stories has data-component="${name}"`]),
    ...ownKeys(docs)
      .filter((key) => !pressed.has(key))
      .map((key) => `${name}: its keyboard table names ${key}, and no story presses it`),
  ]
}

/**
 * Keeps what a whole check of components looked at, for their documentation. What is known of components that were not checked, or did not pass, stays.
 * @param {readonly StoryNote[]} notes @param {ReadonlyMap<string, ComponentDocs>} docs @param {string} day
 */
export function recordChecks(notes, docs, day) {
  /** @type {Record<string, ComponentCheck>} */
  const record = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {}
  for (const [name, seen] of passedComponents(notes)) {
    const itsDocs = docs.get(name)
    if (itsDocs === undefined || missingOf(name, seen, itsDocs).length > 0) continue
    record[name] = { day, stories: seen.passed, conditions: seen.conditions, keys: ownKeys(itsDocs) }
  }
  const entries = Object.entries(record).filter(([name]) => docs.has(name))
  const lines = entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((entry) => entry.map((part) => JSON.stringify(part)).join(': '))
  // A line for each component, so that a change shows which was checked.
  writeFileSync(recordFile, `{\n${lines.map((line) => `  ${line}`).join(',\n')}\n}\n`)
}
