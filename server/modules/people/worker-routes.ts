import { Refusal } from '../../platform/http/refusal.ts'
import type { Handlers } from '../../ports/handlers.ts'

const notOffered = async () => {
  throw new Refusal('NOT_OFFERED')
}

export const workers: Handlers['workers'] = {
  get: notOffered,
  listFavorites: notOffered,
  addFavorite: notOffered,
  removeFavorite: notOffered,
  listGroups: notOffered,
  saveGroup: notOffered,
  deleteGroup: notOffered,
}
