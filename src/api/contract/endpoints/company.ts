import { endpoint } from '../endpoint.ts'
import { companyChanges, companyProfile, profile, profileChanges, profileSaved } from '../schemas/company.ts'

/** The person and the business (spec S7-13). */
export const company = {
  getProfile: endpoint({
    id: 'company.getProfile',
    method: 'GET',
    path: '/profile/get-profile',
    summary: 'Read the signed-in person',
    response: profile,
    reads: ['profile'],
    example: {},
  }),
  updateProfile: endpoint({
    id: 'company.updateProfile',
    method: 'PUT',
    path: '/profile/update-profile',
    summary: 'Change the signed-in person or how lists are shown, or register a push device',
    body: profileChanges,
    response: profileSaved,
    writes: ['profile'],
    example: { body: { firstName: 'Ngozi' } },
  }),
  getCompanyProfile: endpoint({
    id: 'company.getCompanyProfile',
    method: 'GET',
    path: '/profile/get-company-profile',
    summary: 'Read the business',
    response: companyProfile,
    reads: ['company'],
    example: {},
  }),
  updateCompanyProfile: endpoint({
    id: 'company.updateCompanyProfile',
    method: 'PUT',
    path: '/profile/update-company-profile',
    summary: 'Change the business; the first change creates it',
    body: companyChanges,
    response: companyProfile,
    writes: ['company', 'onboarding'],
    example: { body: { companyName: 'Eko Events Ltd' } },
  }),
}
