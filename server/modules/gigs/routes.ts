import { cancelGig } from './cancelling.ts'
import { listGigs, readGigAnalytics } from './list.ts'
import { payForGigOnPage, payFromWallet } from './paying.ts'
import { holdsFields } from './gig-brief.ts'
import { createGig, lockedFields, updateGig } from './posting.ts'
import { createQuote } from './quotes.ts'
import { deleteGig } from './deleting.ts'
import { findGig } from './service.ts'
import { serializeGig } from './serializer.ts'
import { listWorkSkills, softSkills } from './skills.ts'
import { serializePayment } from '../money/history.ts'
import { publicOrigin } from '../../platform/http/public-origin.ts'
import type { Handlers } from '../../ports/handlers.ts'

export const gigs: Handlers['gigs'] = {
  list: async ({ deps, employerId, query }) => ({ data: await listGigs(deps, employerId, query) }),

  get: async ({ deps, employerId, params }) => ({
    data: await serializeGig(deps.db, await findGig(deps.db, employerId, params.id), deps.now()),
  }),

  getAnalytics: async ({ deps, employerId }) => ({ data: await readGigAnalytics(deps, employerId) }),

  getToEdit: async ({ deps, employerId, params }) => {
    const row = await findGig(deps.db, employerId, params.id)
    return { data: { ...(await serializeGig(deps.db, row, deps.now())), lockedFields: lockedFields(row) } }
  },

  create: async ({ deps, employerId, body }) => {
    const row = await createGig(deps, employerId, body)
    const {
      saveAsDraft: _saveAsDraft,
      quoteId: _quoteId,
      republishedFromGigId: _origin,
      teamWorkerIds: _team,
      ref: _ref,
      ...fields
    } = body
    // A repeated `ref` answers the Gig of the first call, which may hold other content: then nothing of this call was saved.
    const isSaved = row.status === 'draft' && holdsFields(row, fields)
    return {
      ...(isSaved && { message: 'Draft saved' }),
      data: await serializeGig(deps.db, row, deps.now()),
    }
  },

  update: async ({ deps, employerId, params, body }) => {
    const row = await updateGig(deps, employerId, params.id, body)
    // Who posts goes on to pay: there is nothing to say yet.
    const message = row.status === 'draft' ? 'Draft saved' : 'Gig updated'
    return { ...(body.publish !== true && { message }), data: await serializeGig(deps.db, row, deps.now()) }
  },

  remove: async ({ deps, employerId, params }) => {
    const { status } = await deleteGig(deps, employerId, params.id)
    return { message: status === 'draft' ? 'Draft deleted' : 'Gig deleted', data: null }
  },

  cancel: async ({ deps, employerId, params, body }) => ({
    message: 'Gig cancelled',
    data: await serializeGig(deps.db, await cancelGig(deps, employerId, params.id, body), deps.now()),
  }),

  payFromWallet: async ({ deps, employerId, params, body }) => ({
    message: 'Gig posted',
    data: await serializePayment(deps.db, await payFromWallet(deps, employerId, params.id, body)),
  }),

  getPaymentData: async ({ deps, employerId, body, context }) => ({
    data:
      body.method === 'checkout'
        ? await payForGigOnPage(deps, { employerId, origin: publicOrigin(context, deps) }, body)
        : await createQuote(deps, employerId, body),
  }),

  getWorkSkills: async ({ query }) => ({ data: listWorkSkills(query.category) }),

  getSoftSkills: async () => ({ data: [...softSkills] }),
}
