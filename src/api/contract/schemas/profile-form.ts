import * as z from 'zod/mini'
import { image, personFields } from './company.ts'

/** The form of the signed-in person (docs/product/settings.md). */
export const profileForm = z.object({ ...personFields, image: z.nullable(image.shape.url) })
export type ProfileForm = z.output<typeof profileForm>
