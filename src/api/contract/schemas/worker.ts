import * as z from 'zod/mini'
import { longestFilter, longestGroupName, longestSearch, tooLong } from '../limits.ts'
import { instant, pageQuery } from './fields.ts'
import { kobo } from './money.ts'
import { idText, line, lineOf } from './text.ts'

const optionalText = z.optional(z.nullable(z.string()))

/** The employer's own record with a worker. In a Gig's lists of people, and of one place, it leaves out that Gig. */
const history = z.object({
  gigsWithYou: z._default(z.number(), 0),
  /** In how many of them at least one arrival is recorded; absent where it is all of them. */
  recorded: z.optional(z.nullable(z.number())),
  /** In how many of the recorded ones the worker came to every session on time; null while none is recorded. */
  onTime: z.optional(z.nullable(z.number())),
  changesRequested: z._default(z.number(), 0),
  paidKobo: z._default(kobo, 0),
  lastHiredAt: z.optional(z.nullable(instant)),
})

/** A worker as lists show one (docs/product/entities.md). Phone and email are there only after hiring. */
export const workerSummary = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z._default(z.string(), ''),
  /** The craft in the worker's own words: 'Wedding photographer'. */
  title: optionalText,
  imageUrl: optionalText,
  location: z.optional(z.nullable(z.object({ city: optionalText, state: optionalText }))),
  skills: z._default(z.array(z.string()), []),
  /** 1 to 5; null is 'No ratings yet'. */
  rating: z.optional(z.nullable(z.number())),
  ratingCount: z._default(z.number(), 0),
  completedGigs: z._default(z.number(), 0),
  /** 0 to 1. */
  onTimeRate: z.optional(z.nullable(z.number())),
  /** Usual starting pay in kobo. */
  rateFromKobo: z.optional(z.nullable(kobo)),
  verified: z.optional(
    z.nullable(z.object({ identity: z._default(z.boolean(), false), phone: z._default(z.boolean(), false) })),
  ),
  isFavorite: z._default(z.boolean(), false),
  phone: optionalText,
  email: optionalText,
  history: z.optional(z.nullable(history)),
})
export type WorkerSummary = z.output<typeof workerSummary>

/** A piece of a worker's earlier work. */
const portfolioItem = z.object({
  id: z.string(),
  /** image, video, audio or link. Responses may contain other values, which stay text. */
  kind: z.string(),
  url: z.string(),
  thumbUrl: optionalText,
  title: optionalText,
})
export type PortfolioItem = z.output<typeof portfolioItem>

/** An employer's published review of a worker. */
const workerReview = z.object({
  rating: z.number(),
  comment: optionalText,
  gigTitle: z._default(z.string(), ''),
  createdAt: instant,
})

/** A worker with everything that a profile shows (docs/product/entities.md). `reviews` has the newest ten. */
export const workerProfile = z.extend(workerSummary, {
  bio: optionalText,
  softSkills: z._default(z.array(z.string()), []),
  languages: z._default(z.array(z.string()), []),
  reviews: z._default(z.array(workerReview), []),
  portfolio: z._default(z.array(portfolioItem), []),
})
export type WorkerProfile = z.output<typeof workerProfile>

/** A page of saved workers, or a bare list, whose total is then its length (docs/product/rules.md#lists). */
export const workerList = z.pipe(
  z.union([z.object({ workers: z.array(workerProfile), totalWorker: z.number() }), z.array(workerProfile)]),
  z.transform((list) => (Array.isArray(list) ? { workers: list, totalWorker: list.length } : list)),
)

/** Page size of the saved workers (spec S9-17), and the most workers of one group. */
export const favoritesPageSize = 50

/** Filters of the saved workers (spec S3-7): `interest` is a skill, `location` a city or state, `rating` the lowest one shown. */
export const favoritesQuery = z.strictObject({
  ...pageQuery(favoritesPageSize),
  searchWord: z.optional(line(longestSearch, tooLong('searchWord', longestSearch))),
  location: z.optional(line(longestFilter, tooLong('location', longestFilter))),
  interest: z.optional(line(longestFilter, tooLong('interest', longestFilter))),
  rating: z.optional(
    z.coerce.number().check(z.minimum(1, 'rating must be 1 to 5'), z.maximum(5, 'rating must be 1 to 5')),
  ),
  group: z.optional(idText('Group', 'Group must be text')),
})

/** With `restore`, saving a worker undoes the removal: place in the list and groups come back. */
export const favoriteQuery = z.strictObject({ restore: z.optional(z.literal('true', 'restore must be true')) })

/** A named group of saved workers: 'Lagos photographers'. */
export const workerGroup = z.object({
  id: z.string(),
  name: z.string(),
  workerIds: z._default(z.array(z.string()), []),
})
export type WorkerGroup = z.output<typeof workerGroup>

/** What a group of more workers is refused with. */
export const tooManyMembers = `A group has up to ${favoritesPageSize} workers`

/** Why a group cannot have a name. */
export const groupNameTaken = 'You already have a group of this name'

const members = z.optional(
  z
    .array(idText('Worker', 'Worker must be text'), { error: 'Please select a worker' })
    .check(z.maxLength(favoritesPageSize, { error: tooManyMembers, abort: true })),
)

/**
 * A new group with its name and workers (one of this name that exists gets the workers), or, with its id, the changes of an existing one: a new name, workers who join it and workers who leave it.
 * The workers are never replaced as a whole, because another device may have changed them.
 */
export const workerGroupBody = z
  .strictObject({
    id: z.optional(idText('Group', 'Group must be text')),
    name: z.optional(lineOf('Name', longestGroupName, 'Name is required').check(z.minLength(1, 'Name is required'))),
    workerIds: members,
    addWorkerIds: members,
    removeWorkerIds: members,
  })
  .check(
    z.refine(({ id, name }) => id !== undefined || name !== undefined, { error: 'Name is required', path: ['name'] }),
    z.refine(({ id, workerIds }) => id === undefined || workerIds === undefined, {
      error: 'Send the workers who join or leave a group that exists',
      path: ['workerIds'],
    }),
  )
