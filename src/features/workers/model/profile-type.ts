/** The kinds of profile in an address (spec S2-35). */
export type ProfileType = 'applicant' | 'worker'

/** The kind in the address, or undefined for an unknown one. */
export function readProfileType(value: string | undefined): ProfileType | undefined {
  return value === 'applicant' || value === 'worker' ? value : undefined
}

/** Heading and document title of a profile page. */
export function profileTitle(value: string | undefined): string {
  const type = readProfileType(value)
  if (!type) return 'Page not found'
  return type === 'applicant' ? 'Applicant profile' : 'Worker profile'
}
