/**
 * @typedef {import('../../../src/design-system/docs/component-docs.ts').ComponentDocs} ComponentDocs
 *
 * @typedef {object} StoryFile
 * @property {string} path relative to the root
 * @property {string | undefined} title where Storybook shows it
 * @property {readonly string[]} stories the exported names, in their order
 *
 * @typedef {object} ComponentFiles
 * @property {string} name the folder's name
 * @property {boolean} hasEntryFile
 * @property {boolean} hasUnitTest
 * @property {ComponentDocs | undefined} docs
 * @property {StoryFile | undefined} storyFile
 *
 * @typedef {object} Decision
 * @property {string} file its name in docs/decisions
 * @property {string} text
 *
 * @typedef {object} DesignSystem
 * @property {Readonly<Record<string, readonly string[]>>} inventory component → states it owes
 * @property {readonly string[]} groups
 * @property {readonly ComponentFiles[]} components what the folder of components holds
 * @property {readonly Decision[]} decisions the records in docs/decisions
 *
 * @typedef {{ component: string, message: string }} Problem
 */

/** States that only interactive components have. */
const operatedStates = new Set(['hover', 'focus-visible', 'focused', 'keyboard', 'open'])

/** States that every component shows in a story. */
const statesOfAll = ['default', 'stress']

/** Whether a component with these states handles keys. @param {readonly string[]} states */
export const isOperated = (states) => states.some((state) => operatedStates.has(state))

/** @param {string} text */
const isBlank = (text) => text.trim() === ''

/**
 * Compares the components, their documentation and their stories with the inventory.
 * @param {DesignSystem} designSystem @returns {Problem[]}
 */
export function checkDesignSystem({ inventory, groups, components, decisions }) {
  const found = new Map(components.map((component) => [component.name, component]))
  const strangers = components
    .filter(({ name }) => !Object.hasOwn(inventory, name))
    .map(({ name }) => ({
      component: name,
      message: 'is not in src/design-system/docs/inventory.ts: add it there, with the states it owes',
    }))
  const owed = Object.entries(inventory).flatMap(([name, states]) => {
    const files = found.get(name)
    const messages =
      files === undefined
        ? [`has no folder src/design-system/components/${name}`]
        : [...problemsOf(files, states, inventory, groups), ...decisionProblems(files, decisions)]
    return messages.map((message) => ({ component: name, message }))
  })
  return [...owed, ...strangers]
}

/**
 * @param {ComponentFiles} files @param {readonly string[]} states @param {DesignSystem['inventory']} inventory @param {readonly string[]} groups
 * @returns {string[]}
 */
function problemsOf({ name, hasEntryFile, hasUnitTest, docs, storyFile }, states, inventory, groups) {
  const messages = []
  if (!hasEntryFile) messages.push('has no entry file: add index.ts')
  if (!hasUnitTest) messages.push(`has no unit test: add ${name}.test.tsx`)
  if (docs === undefined) return [...messages, `has no documentation: add ${name}.docs.tsx`]
  if (docs.name !== name) messages.push(`is called '${docs.name}' in its documentation`)
  if (!groups.includes(docs.group)) messages.push(`is in a group that does not exist: ${docs.group}`)
  messages.push(...textProblems(docs), ...alternativeProblems(docs, inventory))
  if (storyFile === undefined) messages.push(`has no stories: add stories/design-system/${name}.stories.tsx`)
  else messages.push(...storyProblems(docs, states, storyFile))
  if (isOperated(states) && docs.keyboard.length === 0) {
    messages.push('can be operated, but its documentation has no keyboard table')
  }
  return messages
}

/** Lists missing parts of the documentation. @param {ComponentDocs} docs */
function textProblems({ summary, use, accessibility, keyboard, examples = [] }) {
  const messages = []
  if (isBlank(summary)) messages.push('has no summary')
  if (use.length === 0 || use.some(isBlank)) messages.push('does not say when to use it')
  if (accessibility.length === 0 || accessibility.some(isBlank)) {
    messages.push('does not say what it promises to assistive technology')
  }
  if (keyboard.some(({ keys, does }) => keys.length === 0 || isBlank(does))) {
    messages.push('has an empty cell in its keyboard table')
  }
  if (examples.some((example) => isBlank(example.do.why) || isBlank(example.dont.why))) {
    messages.push('has an example without its reason')
  }
  return messages
}

/** @param {ComponentDocs} docs @param {DesignSystem['inventory']} inventory */
function alternativeProblems({ name, alternatives }, inventory) {
  return alternatives.flatMap(({ component, when }) => {
    if (component === name) return ['names itself as its alternative']
    if (!Object.hasOwn(inventory, component)) return [`names an alternative that does not exist: ${component}`]
    return isBlank(when) ? [`does not say when ${component} is the better choice`] : []
  })
}

/** Compares the decisions that the documentation links to with those that name the component as code. @param {ComponentFiles} files @param {DesignSystem['decisions']} decisions */
function decisionProblems({ name, docs }, decisions) {
  if (docs === undefined) return []
  const { decisions: linked = [] } = docs
  const files = new Set(decisions.map(({ file }) => file))
  return [
    ...linked.filter((file) => !files.has(file)).map((file) => `links to a decision that does not exist: ${file}`),
    ...decisions
      .filter(({ file, text }) => text.includes(`\`${name}\``) && !linked.includes(file))
      .map(({ file }) => `is named in docs/decisions/${file}: add it to the documentation's 'decisions'`),
  ]
}

/** @param {ComponentDocs} docs @param {readonly string[]} states @param {StoryFile} storyFile */
function storyProblems(docs, states, { path, title, stories }) {
  const expected = `Design system/${docs.group}/${docs.name}`
  const messages =
    title === expected ? [] : [`has its stories under '${title ?? 'no title'}'; the title in ${path} is '${expected}'`]
  for (const state of statesOfAll) {
    if (!states.includes(state)) {
      messages.push(`is in the inventory without the state '${state}', which every component shows`)
    }
    if (Object.hasOwn(docs.states, state) && typeof docs.states[state] !== 'string') {
      messages.push(`gives a reason instead of a story for the state '${state}', which every component shows`)
    }
  }
  for (const state of states) {
    if (!Object.hasOwn(docs.states, state)) {
      messages.push(`owes the state '${state}': name its story in the documentation's 'states'`)
    }
  }
  for (const [state, proof] of Object.entries(docs.states)) {
    if (typeof proof !== 'string') {
      if (isBlank(proof.none)) messages.push(`does not say why the state '${state}' cannot exist`)
    } else if (!stories.includes(proof)) {
      messages.push(`shows the state '${state}' in a story ${proof}, which ${path} does not have`)
    }
  }
  return messages
}
