import sheets from 'virtual:component-stylesheets'

/** Finds the components whose stylesheets use a token, or a whole group that contains it. */
export function usersOf(token: string): readonly string[] {
  const parts = token.split('.')
  // `vars.color.text.default` by its full name, or its group alone: `vars.color.text` not followed by another part.
  const groups = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'))
  const named = [
    token.replaceAll('.', String.raw`\.`),
    ...groups.slice(1).map((group) => String.raw`${group.replaceAll('.', String.raw`\.`)}(?!\.\w)`),
  ]
  const elevation = /^elevation\.(\w+)\./.exec(token)?.[1]
  const pattern = new RegExp(
    String.raw`\bvars\.(?:${named.join('|')})(?![\w])${elevation === undefined ? '' : String.raw`|\belevation\('${elevation}'\)`}`,
  )
  return [...new Set(sheets.filter(({ source }) => pattern.test(source)).map(({ component }) => component))].toSorted()
}
