import type { FieldPath } from 'react-hook-form'
import { useAppField } from '@/shared/form/use-app-field.ts'
import type { GigForm } from '../model/gig-fields.ts'

/** One field of the Gig's form. */
export const useGigField = <Path extends FieldPath<GigForm>>(path: Path) => useAppField<GigForm, Path>(path)
