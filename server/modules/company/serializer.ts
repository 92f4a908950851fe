import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { company, employer } from '../../db/schema.ts'

const imageOf = (url: string | null) => (url === null ? null : { url })

/** Serializes the profile of a person for the contract. */
export const serializeProfile = ({
  firstName,
  lastName,
  email,
  phone,
  imageUrl,
}: typeof employer.$inferSelect): Output<typeof api.company.getProfile> => ({
  firstName,
  lastName,
  email,
  phone,
  image: imageOf(imageUrl),
})

/** Serializes the profile of a business for the contract. */
export const serializeCompany = ({
  employerId: _,
  imageUrl,
  street,
  city,
  state,
  ...row
}: typeof company.$inferSelect): Output<typeof api.company.getCompanyProfile> => ({
  ...row,
  image: imageOf(imageUrl),
  address:
    street === null && city === null && state === null
      ? null
      : { street: street ?? '', city: city ?? '', state: state ?? '' },
})
