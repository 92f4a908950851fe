import * as z from 'zod/mini'
import { paths, withQuery } from '@/domain/paths.ts'

/** The tickets on one page of the list. */
export const pageSize = 20

/** The search parameters of Profile and Settings: the page of the tickets. */
export const settingsSearch = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50_000)), 1),
})

/** The address of a page of the tickets. */
export const ticketsHref = (page: number) => withQuery(paths.settings, { page: page === 1 ? undefined : String(page) })
