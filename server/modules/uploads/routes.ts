import { uploadImage } from './service.ts'
import type { Handlers } from '../../ports/handlers.ts'

export const upload: Handlers['upload'] = {
  uploadImage: async ({ deps, employerId, body }) => ({ data: await uploadImage(deps, employerId, body) }),
}
