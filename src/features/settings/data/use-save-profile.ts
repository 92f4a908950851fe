import { useRef } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import type { ProfileForm } from '@/api/contract/schemas/profile-form.ts'
import { profileChanges } from '../model/profile-form.ts'

/** Saves the changed fields of the person, and shows them in the rest of the dashboard. @param initial what is stored when the form opens */
export function useSaveProfile(initial: ProfileForm) {
  const { session } = useApi()
  /** What is stored: the changes are counted from the last save. */
  const stored = useRef(initial)
  const save = useApiMutation(company.updateProfile, { success: 'Profile updated' })
  return async (values: ProfileForm) => {
    const body = profileChanges(values, stored.current)
    if (Object.keys(body).length === 0) return
    const employerId = session.store.getState().user?.employerId
    await save.mutateAsync({ body })
    stored.current = values
    const { firstName, lastName, image } = values
    session.changeUser(employerId, { firstName, lastName, imageUrl: image })
  }
}
