import { posix } from 'node:path'
import { isTest } from './arrows.mjs'
import { resolveImport } from './check-boundaries.mjs'
import { moduleFacts } from './module-facts.mjs'

/** Files that tools and people start by name; whatever they export is theirs to read. */
const entries = [
  /^src\/app\/main\.tsx$/,
  /^server\/main\.ts$/,
  /^scripts\/(?:[^/]+\/)?[^/]+\.mjs$/,
  /^\.storybook\//,
  /\.config\.[cm]?[jt]s$/,
  /\.stories\.tsx$/,
  // Storybook, the inventory's test and docs/design-system.md take the components' documentation; tsc takes their type tests.
  /\/(?<name>[A-Z]\w*)\/\k<name>\.(?:docs|test-d)\.tsx$/,
  /\.spec\.ts$/,
  /\.d\.ts$/,
  // A catalogue: its story takes the folder as a whole, and screens take what they need.
  /^src\/design-system\/icons\/\w+Icon\.tsx$/,
]

/**
 * Finds code that nothing uses: files that nobody imports, and exported values that nobody imports and their own file
 * does not use either. A file that a configuration or a script names by its path counts as used. Types are not looked at.
 * @param {ReadonlyMap<string, string>} sources path → source, relative to the root with forward slashes
 * @param {string} [otherText] text of files that are no code and may name some, such as package.json
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function findUnused(sources, otherText = '') {
  const facts = new Map([...sources].map(([file, source]) => [file, moduleFacts(file, source)]))
  /** @type {Map<string, Set<string>>} */
  const used = new Map()
  for (const [file, { imports }] of facts) {
    for (const { specifier, names } of imports) {
      const target = resolveImport(file, specifier)
      if (target === undefined || target === file) continue
      const taken = used.get(target) ?? new Set()
      for (const name of names) taken.add(name)
      used.set(target, taken)
    }
  }
  const naming = [...sources]
    .filter(([file]) => file.startsWith('scripts/') || !file.includes('/'))
    .map(([, source]) => source)
  const text = [...naming, otherText].join('\n')

  return [...facts].flatMap(([file, { exports }]) => {
    if (isTest(file) || entries.some((entry) => entry.test(file))) return []
    const taken = used.get(file)
    if (taken === undefined) return isNamed(file, text) ? [] : [{ file, line: 1, message: 'nothing imports this file' }]
    if (taken.has('*')) return []
    const source = sources.get(file) ?? ''
    return exports
      .filter(({ name }) => !taken.has(name) && !isMentionedTwice(source, name))
      .map(({ name, line }) => ({ file, line, message: `nothing uses ${name}` }))
  })
}

/** Whether a script or configuration names the file, by its path or from the folder beside it. @param {string} file @param {string} text */
const isNamed = (file, text) =>
  text.includes(file) || (file.startsWith('scripts/') && text.includes(`'./${posix.basename(file)}'`))

/** @param {string} source @param {string} name */
function isMentionedTwice(source, name) {
  const mentions = source.split(/[^\w$]+/).filter((word) => word === name)
  return mentions.length > 1
}
