/** A code that has no words of its own, made readable: 'wedding_planner' → 'Wedding planner'. */
export function asWords(code: string): string {
  const words = code.replaceAll('_', ' ').trim()
  return `${words.slice(0, 1).toLocaleUpperCase('en')}${words.slice(1)}`
}
