import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { type ApplicantSearch, isSameSkill } from '@/shared/people/applicant-search.ts'

/** The skills that a Gig asks for and those that its applicants have besides, each once whatever its case, those of the Gig first. */
export function skillsOf({ workSkills }: Pick<Gig, 'workSkills'>, applicants: readonly Applicant[]): string[] {
  const gigSkills = new Map(workSkills.map((skill) => [skill.toLowerCase(), skill]))
  const others = new Map<string, string>()
  for (const { worker } of applicants) {
    for (const skill of worker.skills) if (!gigSkills.has(skill.toLowerCase())) others.set(skill.toLowerCase(), skill)
  }
  return [...gigSkills.values(), ...[...others.values()].toSorted((a, b) => a.localeCompare(b))]
}

/**
 * A search without a skill that neither the Gig nor anybody of its applicants has: an address may name any (docs/product/rules.md#lists).
 * @param applicants undefined while not all are read
 */
export function withKnownSkill<Search extends Pick<ApplicantSearch, 'skill'>>(
  search: Search,
  gig: Pick<Gig, 'workSkills'>,
  applicants: readonly Applicant[] | undefined,
): Search {
  const { skill } = search
  if (skill === undefined || applicants === undefined) return search
  const isIt = (known: string) => isSameSkill(known, skill)
  const isKnown = gig.workSkills.some(isIt) || applicants.some(({ worker }) => worker.skills.some(isIt))
  return isKnown ? search : { ...search, skill: undefined }
}
