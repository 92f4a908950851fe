import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { screensOf } from '../../lib/declared-screens.mjs'
import { inRoot } from '../../lib/paths.mjs'

/**
 * The states every screen shows, by the name of the story's export, and the name under which `parameters.states` may
 * say why a screen has none: `parameters: { states: { empty: 'no list' } }`.
 */
const required = { Loaded: 'loaded', Loading: 'loading', Failed: 'failed', Empty: 'empty', EdgeData: 'edgeData' }

/** @typedef {import('storybook/internal/babel').types.Node} Node */

/**
 * The screens that the routes declare, each by the module that it loads: 'gigs/screens/gig-screen.tsx'. The routes are read, not run.
 * @param {ReadonlyMap<string, string>} routes slice → source of its routes.ts
 * @returns {readonly string[]}
 */
export function declaredScreens(routes) {
  return [...routes].flatMap(([slice, source]) =>
    screensOf(`src/features/${slice}`, source).map(({ module }) => module),
  )
}

/**
 * The declared screens whose states a story file shows: `parameters: { shows: ['gigs/screens/gig-screen.tsx'] }`.
 * @param {string} source the file's text @returns {readonly string[]}
 */
export function shownScreensOf(source) {
  const shows = property(parsed(source, '')._metaAnnotations['parameters'], 'shows')
  if (shows?.type !== 'ArrayExpression') return []
  return shows.elements.flatMap((element) => (element?.type === 'StringLiteral' ? [element.value] : []))
}

/** @param {string} source @param {string} name */
const parsed = (source, name) => loadCsf(source, { fileName: name, makeTitle: (title) => title ?? name }).parse()

/** The value of a property of an object literal, through `as` and `satisfies`. @param {Node | undefined} node @param {string} key @returns {Node | undefined} */
function property(node, key) {
  const object = node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression' ? node.expression : node
  if (object?.type !== 'ObjectExpression') return undefined
  for (const member of object.properties) {
    if (member.type !== 'ObjectProperty') continue
    const name =
      member.key.type === 'Identifier'
        ? member.key.name
        : member.key.type === 'StringLiteral'
          ? member.key.value
          : undefined
    if (name === key) return member.value
  }
  return undefined
}

/**
 * What a screen's story file lacks. It is read, not run. A file with further stories of a screen names the file beside it
 * that shows the states: `parameters: { states: 'sign-in.stories.tsx' }`.
 * @param {string} source the file's text @param {string} name how messages call the file
 * @param {readonly string[]} [siblings] the names of the story files in the same folder
 * @returns {readonly string[]} one sentence per missing state
 */
export function missingStatesOf(source, name, siblings = []) {
  const csf = parsed(source, name)
  const exceptions = property(csf._metaAnnotations['parameters'], 'states')
  if (exceptions?.type === 'StringLiteral') {
    return siblings.includes(exceptions.value)
      ? []
      : [`${name}: parameters.states names ${exceptions.value}, but there is no such file beside it.`]
  }
  const stories = new Set(Object.keys(csf._stories))
  return Object.entries(required).flatMap(([story, state]) => {
    const reason = property(exceptions, state)
    const isExplained = reason?.type === 'StringLiteral' && reason.value.trim() !== ''
    if (stories.has(story)) {
      return isExplained
        ? [`${name}: has a story ${story}, and parameters.states says why it has none. Remove one of them.`]
        : []
    }
    return isExplained
      ? []
      : [
          `${name}: no story ${story}. Add it, or say in the meta why there is none: parameters: { states: { ${state}: 'the reason' } }.`,
        ]
  })
}

/**
 * The declared screens without a story file, and the story files that name a screen which no route declares.
 * @param {readonly string[]} declared @param {ReadonlyMap<string, readonly string[]>} shown story file → screens that it shows
 * @returns {readonly string[]}
 */
export function missingScreens(declared, shown) {
  const all = new Set([...shown.values()].flat())
  return [
    ...declared
      .filter((screen) => !all.has(screen))
      .map(
        (screen) =>
          `${screen}: no story file shows this screen. Name it in its meta: parameters: { shows: ['${screen}'] }.`,
      ),
    ...[...shown].flatMap(([file, screens]) =>
      screens
        .filter((screen) => !declared.includes(screen))
        .map((screen) => `${file}: parameters.shows names ${screen}, which no route declares.`),
    ),
  ]
}

/** What the stories of the declared screens lack. @returns {readonly string[]} */
export function missingStates() {
  const folder = inRoot('stories', 'screens')
  const features = inRoot('src', 'features')
  const routes = new Map(
    readdirSync(features)
      .filter((slice) => existsSync(join(features, slice, 'routes.ts')))
      .map((slice) => [slice, readFileSync(join(features, slice, 'routes.ts'), 'utf8')]),
  )
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.stories.tsx'),
  )
  const shown = new Map(files.map((file) => [file, shownScreensOf(readFileSync(join(folder, file), 'utf8'))]))
  const missing = files.toSorted().flatMap((file) => {
    const siblings = files
      .filter((other) => other !== file && dirname(other) === dirname(file))
      .map((other) => basename(other))
    return missingStatesOf(readFileSync(join(folder, file), 'utf8'), relative(inRoot(), join(folder, file)), siblings)
  })
  return [...missingScreens(declaredScreens(routes), shown), ...missing]
}
