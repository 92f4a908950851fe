/** A readable label for a code without one: 'wedding_planner' → 'Wedding planner'. */
export function humanize(code: string): string {
  const text = code.replaceAll('_', ' ').trim()
  return `${text.slice(0, 1).toLocaleUpperCase('en')}${text.slice(1)}`
}
