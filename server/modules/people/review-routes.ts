import { Refusal } from '../../platform/http/refusal.ts'
import type { Handlers } from '../../ports/handlers.ts'

const notOffered = async () => {
  throw new Refusal('NOT_OFFERED')
}

export const workReview: Handlers['workReview'] = {
  getTask: notOffered,
  approve: notOffered,
  requestChanges: notOffered,
  raiseDispute: notOffered,
  rate: notOffered,
}
