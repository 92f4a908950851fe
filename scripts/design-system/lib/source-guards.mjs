import { parseSync, Visitor } from 'vite'

/** @typedef {{ file: string, line: number, message: string }} Violation */

/** Names of props, such as `UNSAFE_className`, with which callers could style a component. */
const escapeName = /\bUNSAFE_\w+/

/** What only this product or its country has. A component that names it could not be used by another one. */
const productWord =
  /(?:gig|worker|applicant|employer|payout|hire[ds]?\b|wallet(?!Icon)|naira|₦|\bkobo|lagos|nigeria|\bNGN\b|-NG\b|\+234)\w*/i

/** Documentation shows the components at work in examples of the product; helpers of tests give them its formats. */
const mayNameProduct = (/** @type {string} */ file) => /\.docs\.tsx$|^src\/design-system\/(?:docs|testing)\//.test(file)

/** The attributes that `ThemeRegion` writes. */
const regionAttributes = new Set(['data-theme', 'data-brand'])

/** Files that write them by hand → why nothing can open from there with another look. */
const regionsByHand = new Map([
  ['src/design-system/themes/theme-region.tsx', 'It is the region.'],
  ['src/design-system/components/Toast/ToastCard.tsx', 'Two buttons of a message, which open nothing.'],
  ['src/shared/print-sheet/print-sheet.tsx', 'Paper, on which nothing opens.'],
])

/** @param {string} specifier */
const isPackage = (specifier) => !specifier.startsWith('.') && !specifier.startsWith('@/')

/**
 * Finds violations that the source text of a file alone can show.
 * @param {string} file relative to the root @param {string} source @returns {Violation[]}
 */
export function checkSource(file, source) {
  const { module, program } = parseSync(file, source)
  /** @type {Violation[]} */
  const violations = []
  const report = (/** @type {number} */ at, /** @type {string} */ message) =>
    void violations.push({ file, line: source.slice(0, at).split('\n').length, message })

  const escape = escapeName.exec(source)
  if (escape !== null) {
    report(escape.index, `${escape[0]}: what a screen needs becomes a prop with a name, or a component of its own`)
  }

  new Visitor({
    JSXAttribute({ name, value, start }) {
      if (name.type === 'JSXIdentifier' && regionAttributes.has(name.name) && !regionsByHand.has(file)) {
        report(start, `${name.name} by hand: what opens from there would have the look of the page; use ThemeRegion`)
      }
      if (name.type !== 'JSXIdentifier' || name.name !== 'style') return
      const expression = value?.type === 'JSXExpressionContainer' ? value.expression : undefined
      const isVars =
        expression?.type === 'CallExpression' &&
        expression.callee.type === 'Identifier' &&
        expression.callee.name === 'assignInlineVars'
      if (!isVars) {
        report(
          start,
          'a style attribute: put it into the stylesheet, and pass what is known only at run time by assignInlineVars',
        )
      }
    },
  }).visit(program)

  if (!file.startsWith('src/design-system/')) return violations
  const word = mayNameProduct(file) ? null : productWord.exec(`${file}\n${source}`)
  if (word !== null) {
    const at = word.index - file.length - 1
    report(
      Math.max(at, 0),
      `${word[0]} is of the product: the design system names nothing of it, also not in its file names`,
    )
  }
  const foreign = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => isPackage(moduleRequest.value))
      .flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  )
  for (const { entries } of module.staticExports) {
    for (const { start, moduleRequest, localName, exportName } of entries) {
      const isForeign =
        moduleRequest === null
          ? localName.kind === 'Name' && foreign.has(localName.name ?? '')
          : isPackage(moduleRequest.value)
      if (isForeign) {
        report(
          start,
          `exports ${exportName.name ?? 'everything'} of a package: callers would depend on what is inside our component`,
        )
      }
    }
  }
  return violations
}
