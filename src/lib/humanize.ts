/** A code that has no words of its own, made readable: 'wedding_planner' → 'Wedding planner'. */
export function humanize(code: string): string {
  const text = code.replaceAll('_', ' ').trim()
  return `${text.slice(0, 1).toLocaleUpperCase('en')}${text.slice(1)}`
}
