import type { CompanyProfile } from '@/api/contract/schemas/company.ts'

/** How many characters of the company's id the sidebar shows (spec S2-45). */
const idLength = 13

/** What the sidebar shows of the business: its name, or the employer's first name while it has none, and a short id. */
export function companyIdentity(company: CompanyProfile, firstName: string | undefined) {
  const name = company.companyName?.trim() || firstName?.trim() || '---'
  return {
    name,
    id: `ID: ${company.id ? company.id.slice(0, idLength) : '---'}`,
    imageUrl: company.image?.url ?? undefined,
  }
}
