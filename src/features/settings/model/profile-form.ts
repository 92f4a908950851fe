import type { Profile } from '@/api/contract/schemas/company.ts'
import { profileForm } from '@/api/contract/schemas/profile-form.ts'
import { changesOf, formOfStored, pathsOf } from '@/shared/form/stored-form.ts'

/** The fields in the order of the page. */
export const profileFields = pathsOf(profileForm)

/** The form's values for the stored person; every missing text is empty. */
export const profileFormOf = (profile: Profile) => formOfStored(profileForm, profile)

/** The fields that differ from what is stored. */
export const profileChanges = changesOf<ReturnType<typeof profileFormOf>>
