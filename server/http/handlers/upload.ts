import { uploadImage } from '../../domain/uploads/uploads.ts'
import type { Handlers } from '../implement.ts'

export const upload: Handlers['upload'] = {
  uploadImage: async ({ deps, employerId, body }) => ({ data: await uploadImage(deps, employerId, body) }),
}
