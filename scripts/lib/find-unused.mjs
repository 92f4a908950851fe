import { posix } from 'node:path'
import { isTest } from './layer-rules.mjs'
import { resolveImport } from './check-boundaries.mjs'
import { moduleFacts } from './module-facts.mjs'

/** Files that tools load or a developer starts by name; their exports are not checked. */
const entries = [
  /^src\/app\/main\.tsx$/,
  /^server\/main\.ts$/,
  /^scripts\/(?:[^/]+\/)?[^/]+\.mjs$/,
  /^\.storybook\//,
  /\.config\.[cm]?[jt]s$/,
  /\.stories\.tsx$/,
  // Storybook, the inventory's test and docs/design-system.md load the components' documentation; tsc checks their type tests.
  /\/(?<name>[A-Z]\w*)\/\k<name>\.(?:docs|test-d)\.tsx$/,
  /\.spec\.ts$/,
  /\.d\.ts$/,
  // Icons: one story imports the whole folder, and screens import single icons.
  /^src\/design-system\/icons\/\w+Icon\.tsx$/,
]

/**
 * Finds unused code: files that no file imports, and exported values that no file imports and that their own file does not use
 * either. A file that a configuration or a script names by its path counts as used. Types are not checked.
 * @param {ReadonlyMap<string, string>} sources path → source, relative to the root with forward slashes
 * @param {string} [otherText] text of files that are not code and may name code files, such as package.json
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function findUnused(sources, otherText = '') {
  const facts = new Map([...sources].map(([file, source]) => [file, moduleFacts(file, source)]))
  /** @type {Map<string, Set<string>>} */
  const importedNames = new Map()
  for (const [file, { imports }] of facts) {
    for (const { specifier, names } of imports) {
      const target = resolveImport(file, specifier)
      if (target === undefined || target === file) continue
      const targetNames = importedNames.get(target) ?? new Set()
      for (const name of names) targetNames.add(name)
      importedNames.set(target, targetNames)
    }
  }
  const scriptSources = [...sources]
    .filter(([file]) => file.startsWith('scripts/') || !file.includes('/'))
    .map(([, source]) => source)
  const text = [...scriptSources, otherText].join('\n')

  return [...facts].flatMap(([file, { exports }]) => {
    if (isTest(file) || entries.some((entry) => entry.test(file))) return []
    const usedNames = importedNames.get(file)
    if (usedNames === undefined) {
      return isNamed(file, text) ? [] : [{ file, line: 1, message: 'nothing imports this file' }]
    }
    if (usedNames.has('*')) return []
    const source = sources.get(file) ?? ''
    return exports
      .filter(({ name }) => !usedNames.has(name) && !isMentionedTwice(source, name))
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
