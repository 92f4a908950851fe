import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryFor } from '@/api/client/hooks.ts'
import { apiContext, queryClientContext } from '@/api/client/router-context.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'

/** Reads the draft that is continued in parallel with loading the page's code. */
export function readDraft({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const id = new URL(request.url).searchParams.get('gig')
  if (id && api.session.store.getState().user?.employerId) {
    void context.get(queryClientContext).prefetchQuery(queryFor(api, gigs.getToEdit, { params: { id } }))
  }
  return null
}
