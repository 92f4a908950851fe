import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ApiClient } from '@/api/client/call.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { queryRules } from '@/api/client/query-client.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { now } from '@/lib/clock.ts'
import { type AllRows, allPagesLimits, createAllPagesReader } from '@/shared/all-pages/all-pages.ts'

/** Every applicant of a Gig that is shown. */
export interface AllApplicants extends AllRows<Applicant> {
  /** When all pages were read, in ms since 1970. */
  readonly readAt: number
  /** How many of each stage are not listed, because a list has at most so many rows; undefined where the Gig's counts were not known. */
  readonly unlisted: Stages | undefined
}

type Stages = Readonly<Record<string, number>>

interface Reading {
  readonly client: QueryClient
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
}

/** The key of what has been read while the first read of all pages is under way. Decisions change it as they change every cached list. */
export const partKeyOf = (queryKey: QueryKey): QueryKey => [...queryKey, 'part']

/**
 * Reads every applicant of a Gig, newest first. The first read shows its pages one after the other under `partKeyOf`. A later one reads the first page
 * only while nothing else can have changed: a new applicant is on it, and with its rows the stages have the numbers that the Gig says.
 * @param most maximum number of applicants
 */
export async function readApplicants(
  api: ApiClient,
  id: string,
  most: number,
  { client, queryKey, signal }: Reading,
): Promise<AllApplicants> {
  const readPage = async (query: { limit: number; skip: number }) => {
    const { applicants, totalApplicant } = await api.call(
      gigPeople.listApplicants,
      { params: { id }, query },
      { signal },
    )
    return { rows: applicants, total: totalApplicant }
  }
  const countsOf = () => client.getQueryData<Gig>(queryFor(api, gigs.get, { params: { id } }).queryKey)?.applicantCounts
  const startedAt = now().getTime()
  const before = client.getQueryState<AllApplicants>(queryKey)
  const first = await readPage({ limit: allPagesLimits.pageSize, skip: 0 })
  const cached = before?.data
  if (cached !== undefined && !before?.isInvalidated && startedAt - cached.readAt < queryRules.staleTime) {
    const kept = withFirstPage(cached, first, countsOf(), most)
    if (kept !== undefined) {
      return { ...kept, rows: withChanges(kept.rows, changesSince(cached.rows, cachedRows(client, queryKey))) }
    }
  }

  const part = partOf(client, partKeyOf(queryKey))
  const readAll = createAllPagesReader(async (page) => {
    const read = page.skip === 0 ? first : await readPage(page)
    if (cached === undefined) part.add(page.skip, read)
    return read
  }, most)
  const { rows, total } = await readAll({ signal, onProgress: () => undefined })
  const changes = cached === undefined ? part.end() : changesSince(cached.rows, cachedRows(client, queryKey))
  const changed = withChanges(rows, changes)
  return { rows: changed, total, readAt: startedAt, unlisted: unlistedOf(changed, countsOf()) }
}

type Rows = readonly Applicant[]

const byId = (rows: Rows): ReadonlyMap<string, Applicant> => new Map(rows.map((row) => [row.id, row]))
const cachedRows = (client: QueryClient, key: QueryKey): Rows =>
  client.getQueryData<AllRows<Applicant>>(key)?.rows ?? []

/** What the employer has decided since: a read that began before does not have it. */
function changesSince(before: Rows, current: Rows): ReadonlyMap<string, Applicant> {
  const previous = byId(before)
  return byId(current.filter((row) => previous.get(row.id) !== row))
}

const withChanges = (rows: Rows, changes: ReadonlyMap<string, Applicant>): Applicant[] =>
  rows.map((row) => changes.get(row.id) ?? row)

/** How many of each stage a Gig has beyond the listed ones. */
const unlistedOf = (rows: Rows, counts: Stages | undefined): Stages | undefined =>
  counts &&
  Object.fromEntries(
    Object.entries(counts).map(([stage, count]) => [
      stage,
      count - rows.filter(({ status }) => status === stage).length,
    ]),
  )

/** The known applicants with those of a new first page; undefined where others of them can have changed. */
function withFirstPage(
  known: AllApplicants,
  first: AllRows<Applicant>,
  counts: Stages | undefined,
  most: number,
): AllApplicants | undefined {
  const ids = new Set(first.rows.map(({ id }) => id))
  const rows = [...first.rows, ...known.rows.filter(({ id }) => !ids.has(id))]
  if (first.total - rows.length !== known.total - known.rows.length) return undefined
  const isComplete = known.rows.length === known.total
  const unlisted = unlistedOf(rows, counts)
  const isAsCounted =
    unlisted !== undefined &&
    Object.entries(unlisted).every(([stage, count]) => count === (isComplete ? 0 : known.unlisted?.[stage]))
  if (!isAsCounted) return undefined
  // A new one pushes the last one out of a list that is full.
  const listed = rows.slice(0, most)
  return { ...known, rows: listed, total: first.total, unlisted: unlistedOf(listed, counts) }
}

/** What is shown while the first read is under way: the pages from the first one on without a gap. An attempt that failed leaves what it has read. */
function partOf(client: QueryClient, key: QueryKey) {
  const pages = new Map<number, Rows>()
  const changes = new Map<string, Applicant>()
  let put = cachedRows(client, key)
  const collectChanges = () => {
    for (const [id, row] of changesSince(put, cachedRows(client, key))) changes.set(id, row)
  }
  return {
    add: (skip: number, { rows, total }: AllRows<Applicant>) => {
      pages.set(skip, rows)
      collectChanges()
      const read: Applicant[] = []
      for (let at = 0; pages.has(at); at += allPagesLimits.pageSize) read.push(...(pages.get(at) ?? []))
      if (read.length < put.length) return
      client.setQueryData<AllRows<Applicant>>(key, { rows: withChanges([...byId(read).values()], changes), total })
      put = cachedRows(client, key)
    },
    /** @returns what was decided meanwhile */
    end: () => {
      collectChanges()
      client.removeQueries({ queryKey: key, exact: true })
      return changes
    },
  }
}
