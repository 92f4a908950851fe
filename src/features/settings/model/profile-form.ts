import type { BodyOf } from '@/api/contract/endpoint.ts'
import type { company } from '@/api/contract/endpoints/company.ts'
import type { Profile } from '@/api/contract/schemas/company.ts'
import type { ProfileForm } from '@/api/contract/schemas/profile-form.ts'

/** The fields in the order of the page. */
export const profileFields = ['image', 'firstName', 'lastName', 'phone'] as const

/** The form's values for the stored person; every missing text is empty. */
export const profileFormOf = ({ image, firstName, lastName, phone }: Profile): ProfileForm => ({
  image: image?.url ?? null,
  firstName,
  lastName: lastName ?? '',
  phone: phone ?? '',
})

/** The fields that differ from what is stored. */
export function profileChanges(values: ProfileForm, stored: ProfileForm): BodyOf<typeof company.updateProfile> {
  const { image, ...texts } = values
  const changed = Object.entries(texts).filter(([name, value]) => value !== stored[name as keyof typeof texts])
  return {
    ...Object.fromEntries(changed),
    ...(image !== stored.image && { image: image === null ? null : { url: image } }),
  }
}
