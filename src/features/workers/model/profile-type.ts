/** The kinds of profile an address can name (spec S2-35). */
export type ProfileType = 'applicant' | 'worker'

/** The kind that an address names, or undefined when there is no such kind. */
export function readProfileType(value: string | undefined): ProfileType | undefined {
  return value === 'applicant' || value === 'worker' ? value : undefined
}

/** Heading and document title of a profile page. */
export function profileTitle(value: string | undefined): string {
  const type = readProfileType(value)
  if (!type) return 'Page not found'
  return type === 'applicant' ? 'Applicant profile' : 'Worker profile'
}
