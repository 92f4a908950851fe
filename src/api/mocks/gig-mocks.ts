import type { BodyOf } from '../contract/endpoint.ts'
import type { gigs as gigEndpoints } from '../contract/endpoints/gigs.ts'
import { isAbsentPlace } from '../../rules/check-ins.ts'
import { firstStart, priceErrors } from '../../rules/gig-check.ts'
import { linesOf, priceKey, priceOf, type PriceInput } from '../../rules/gig-price.ts'
import { cancellationAt, isFeeKept } from '../../rules/gig-cancellation.ts'
import { mostDrafts } from '../../rules/gig-editing.ts'
import { gigStatuses, type Gig } from '../contract/schemas/gig.ts'
import { isFinalStatus } from '../contract/schemas/transaction.ts'
import { ago, worldNow } from './factories.ts'
import { cancelledWith, hasCancelledHire, owe } from './cancelling-mocks.ts'
import { aGig, cancellationOf, hiringNow, unpaidPayment } from './gig-factories.ts'
import { applyFields, assertNoErrors, assertPostable, assertUnlocked, lockedOf, withWaiting } from './gig-fields.ts'
import { isEnded, matches, orders } from './gig-list.ts'
import { endOffers, teamOf, withInvitedTeam, withoutTeam, withTeam } from './gig-team.ts'
import { assertTermsConfirmed, assertOpen, assertPin, pageOf, pay } from './money-mocks.ts'
import { MockRefusal } from './mock-refusal.ts'
import { moveSessions } from './moved-sessions.ts'
import { employerOf, type MockState } from './state.ts'
import type { World } from './world.ts'
import type { Mocks } from './world-handlers.ts'

const now = new Date(worldNow)
const nowText = now.toISOString()
const notFound = () => new MockRefusal('NOT_FOUND', { message: 'Gig not found' })

export function findGig(world: World, id: string): Gig {
  const found = world.gigs.find((gig) => gig.id === id)
  if (found === undefined) throw notFound()
  return found
}

/** A hired place that an absent worker leaves to a replacement. */
export const absentPlace = ({ workerGigs }: World, gig: Pick<Gig, 'id'>) =>
  workerGigs.find((place) => place.gigId === gig.id && isAbsentPlace(place))

/** Replaces a Gig by its changed version; derived fields are computed again. */
export function putGig(world: World, changed: Gig): Gig {
  const isPaid = changed.payment.paidKobo > 0
  const whole = { ...changed, updatedAt: nowText, payment: isPaid ? changed.payment : unpaidPayment(changed) }
  const agreed = world.workerGigs
    .filter(({ gigId, status }) => gigId === whole.id && status !== 'cancelled')
    .map(({ agreedKobo }) => agreedKobo)
  // Without a free place, the one of an absent worker counts as free, with its pay.
  const absent = agreed.length < (whole.workersNeeded ?? 0) ? undefined : absentPlace(world, whole)
  const unreleased = world.workerGigs
    .filter(({ gigId, status }) => gigId === whole.id && !['cancelled', 'approved', 'paid'].includes(status))
    .filter((place) => place !== absent)
    .map(({ agreedKobo }) => agreedKobo)
  const taken = whole.workersHired - (absent === undefined ? 0 : 1)
  const hiring = hiringNow({ ...whole, workersHired: taken }, unreleased)
  const next = { ...whole, cancellation: cancellationOf(whole, agreed, hasCancelledHire(world, whole)), hiring }
  world.gigs = world.gigs.map((gig) => (gig.id === next.id ? next : gig))
  return next
}

const reserved = ({ gigs }: World, except?: string) =>
  gigs.filter(({ id, status }) => status === 'pending_payment' && id !== except).length

/** What posting needs (docs/product/rules.md#gates). */
function assertMayPost(world: World, gigId?: string) {
  const { subscription } = world.wallet
  if (!world.company.companyName) throw new MockRefusal('PROFILE_INCOMPLETE')
  if (subscription?.status !== 'active') {
    throw new MockRefusal('NO_PLAN', { message: 'Subscribe to a plan to post Gigs.' })
  }
  const { gigCount = 0, gigUsed = 0 } = subscription
  if (gigCount === 'unlimited' || gigUsed + reserved(world, gigId) < gigCount) return
  const message =
    gigUsed < gigCount
      ? 'A Gig that waits for its payment has your last place. Pay for it or delete it.'
      : `You have used all ${gigCount} Gigs on your plan.`
  throw new MockRefusal('QUOTA_USED', { message })
}

const isUnfinished = ({ transactions }: World, gigId: string) =>
  transactions.some(
    (transaction) =>
      transaction.type === 'gig_payment' && transaction.gigId === gigId && !isFinalStatus(transaction.status),
  )

function assertNothingUnfinished(world: World, gigId: string) {
  if (isUnfinished(world, gigId)) {
    throw new MockRefusal('PAYMENT_UNFINISHED', {
      message: 'A payment for this Gig is still being confirmed. Do not pay again.',
    })
  }
}

/** Preconditions of a payment for a Gig. */
function assertPayable(world: World, found: Gig) {
  assertMayPost(world, found.id)
  if (found.status !== 'pending_payment') throw new MockRefusal('GIG_STATE')
  assertNothingUnfinished(world, found.id)
  assertPostable(found)
}

/** The world's Gig when its payment has arrived: open, its money held, one Gig of the plan used. */
export function openGig(world: World, gigId: string, transactionId: string) {
  const found = findGig(world, gigId)
  const { totalKobo, subtotalKobo } = found.payment
  const payment = {
    ...found.payment,
    paidKobo: totalKobo,
    heldKobo: subtotalKobo,
    transactionId,
    transactionStatus: 'success',
  }
  const { subscription, heldKobo = 0 } = world.wallet
  world.wallet = {
    ...world.wallet,
    heldKobo: heldKobo + subtotalKobo,
    ...(subscription && { subscription: { ...subscription, gigUsed: (subscription.gigUsed ?? 0) + 1 } }),
  }
  world.onboarding = { ...world.onboarding, steps: { ...world.onboarding.steps, firstGig: true } }
  putGig(world, { ...withInvitedTeam(found), status: 'open', publishedAt: nowText, payment })
}

const skills: Readonly<Record<string, readonly string[]>> = {
  photographer: ['Event photography', 'Portrait', 'Product photography', 'Retouching'],
  songwriter: ['Jingles', 'Lyrics', 'Melody'],
  hostess: ['Guest reception', 'Seating', 'Ushering'],
  dj: ['Afrobeats', 'Amapiano', 'Mixing'],
  other: ['Live sound', 'Master of ceremonies'],
}

type Body = BodyOf<typeof gigEndpoints.create>

interface Quote {
  readonly key: string
  readonly employerId: string
}

/** Mocks of the Gig endpoints. Quotes exist until the story ends. */
export function gigMocks(state: MockState): Mocks['gigs'] {
  const quotes = new Map<string, Quote>()
  const priceInput = ({ payType, rateKobo, workersNeeded, sessions }: Gig) =>
    ({ payType, rateKobo, workersNeeded, sessions }) as PriceInput
  const assertQuote = (employerId: string, quoteId: string | undefined, gig: Gig) => {
    const quote = quoteId === undefined ? undefined : quotes.get(quoteId)
    if (quote?.employerId !== employerId || quote.key !== priceKey(priceInput(gig))) {
      throw new MockRefusal('QUOTE_CHANGED')
    }
  }
  const create = (
    employerId: string,
    { saveAsDraft = false, quoteId, republishedFromGigId, teamWorkerIds, ref, ...fields }: Body,
  ) => {
    const world = employerOf(state, employerId)
    const existing = ref === undefined ? undefined : world.gigs.find(({ id }) => id === `gig_${ref}`)
    if (existing !== undefined) return existing
    const drafts = world.gigs.filter(({ status }) => status === 'draft')
    if (saveAsDraft && drafts.length >= mostDrafts) throw new MockRefusal('TOO_MANY_DRAFTS')
    if (republishedFromGigId !== undefined) findGig(world, republishedFromGigId)
    const team = teamOf(world, republishedFromGigId, teamWorkerIds)
    const made = aGig({
      ...applyFields(fields),
      id: `gig_${ref ?? world.gigs.length + 1}`,
      status: saveAsDraft ? 'draft' : 'pending_payment',
      createdAt: nowText,
      updatedAt: nowText,
      republishedFromGigId: republishedFromGigId ?? null,
      ...(republishedFromGigId !== undefined && { team: team ?? [] }),
    })
    if (!saveAsDraft) {
      assertPostable(made)
      assertMayPost(world)
      if (quoteId !== undefined) assertQuote(employerId, quoteId, made)
    }
    world.gigs = [made, ...world.gigs]
    return made
  }
  return {
    list: ({ employerId, query: { limit, skip, sort = 'newest', ...query } }) => {
      const world = employerOf(state, employerId)
      const matching = world.gigs.filter((gig) => matches(gig, query)).toSorted(orders[sort])
      const rows = matching.slice(skip, skip + limit).map((gig) => withWaiting(world, withoutTeam(gig)))
      return { data: { gigs: rows, totalGig: matching.length } }
    },
    get: ({ employerId, params }) => {
      const world = employerOf(state, employerId)
      return { data: withWaiting(world, findGig(world, params.id)) }
    },
    getAnalytics: ({ employerId }) => {
      const { gigs } = employerOf(state, employerId)
      const byStatus = Object.fromEntries(
        gigStatuses.map((status) => [status, gigs.filter((gig) => gig.status === status).length]),
      )
      return {
        data: {
          total: gigs.length,
          byStatus,
          spendKobo: gigs.reduce((sum, { payment }) => sum + payment.paidKobo - payment.refundedKobo, 0),
        },
      }
    },
    getToEdit: ({ employerId, params }) => {
      const world = employerOf(state, employerId)
      const found = withWaiting(world, findGig(world, params.id))
      return { data: { ...found, lockedFields: lockedOf(found) } }
    },
    create: ({ employerId, body }) => {
      const made = withWaiting(employerOf(state, employerId), create(employerId, body))
      return made.status === 'draft' ? { message: 'Draft saved', data: made } : { data: made }
    },
    update: ({ employerId, params, body: { publish = false, tellWorkers: _, quoteId, teamWorkerIds, ...changes } }) => {
      const world = employerOf(state, employerId)
      const found = findGig(world, params.id)
      if (isEnded(found) || (publish && found.status !== 'draft' && found.status !== 'pending_payment')) {
        throw new MockRefusal('GIG_STATE')
      }
      if (found.status === 'pending_payment') assertNothingUnfinished(world, found.id)
      const changed = withTeam(world, { ...found, ...applyFields(changes, found) }, teamWorkerIds)
      assertUnlocked(found, changed)
      if (found.status !== 'draft' || publish) assertPostable(changed, publish ? undefined : found)
      if (publish && found.status === 'draft') assertMayPost(world, found.id)
      if (publish && quoteId !== undefined) assertQuote(employerId, quoteId, changed)
      const next = withWaiting(world, putGig(world, { ...changed, status: publish ? 'pending_payment' : found.status }))
      if (changes.sessions !== undefined) moveSessions(world, found, next)
      return publish ? { data: next } : { message: next.status === 'draft' ? 'Draft saved' : 'Gig updated', data: next }
    },
    remove: ({ employerId, params }) => {
      const world = employerOf(state, employerId)
      const found = findGig(world, params.id)
      if (found.status !== 'draft' && found.status !== 'pending_payment') throw new MockRefusal('GIG_STATE')
      assertNothingUnfinished(world, found.id)
      world.gigs = world.gigs.filter((gig) => gig !== found)
      return { message: found.status === 'draft' ? 'Draft deleted' : 'Gig deleted', data: null }
    },
    cancel: ({ employerId, params, body }) => {
      const world = employerOf(state, employerId)
      const found = findGig(world, params.id)
      if (found.status === 'cancelled' && world.transactions.some(({ id }) => id === `txn_${body.ref}`)) {
        return { message: 'Gig cancelled', data: found }
      }
      const { allowed, refundKobo, feeKobo, reason } = found.cancellation
      if (!allowed) throw new MockRefusal('GIG_STATE', { message: reason ?? null })
      assertTermsConfirmed(found.cancellation, body)
      if (world.wallet.status === 'restricted') throw new MockRefusal('WALLET_RESTRICTED')
      assertPin(world, body.pin)
      const isUntouched = !isFeeKept(found.workersHired, hasCancelledHire(world, found))
      const { availableKobo = 0, heldKobo = 0 } = world.wallet
      const places = world.workerGigs.filter(({ gigId, status }) => gigId === found.id && status !== 'cancelled')
      pay(world, body.ref, {
        type: 'refund',
        direction: 'credit',
        amountKobo: refundKobo,
        channel: 'wallet',
        description: `Refund for ${found.title}`,
        gigId: found.id,
        balanceAfterKobo: availableKobo + refundKobo,
      })
      if (feeKobo > 0) for (const place of places) owe(world, found, place, body.ref)
      world.wallet = {
        ...world.wallet,
        availableKobo: availableKobo + refundKobo,
        heldKobo: heldKobo - found.payment.heldKobo,
      }
      const { releasedKobo, refundedKobo } = found.payment
      const payment = {
        ...found.payment,
        heldKobo: 0,
        releasedKobo: releasedKobo + feeKobo,
        refundedKobo: refundedKobo + refundKobo,
        ...(isUntouched && { feeKobo: 0, vatKobo: 0 }),
      }
      world.workerGigs = world.workerGigs.map((workerGig) =>
        workerGig.gigId === found.id && workerGig.status !== 'cancelled'
          ? cancelledWith(workerGig, feeKobo > 0)
          : workerGig,
      )
      endOffers(world, found.id)
      const cancelled = { ...found, status: 'cancelled', closedReason: body.reason, workersHired: 0, payment }
      return { message: 'Gig cancelled', data: withWaiting(world, putGig(world, cancelled)) }
    },
    payFromWallet: ({ employerId, params, body }) => {
      const world = employerOf(state, employerId)
      const found = findGig(world, params.id)
      const isReplay = world.transactions.some(({ id }) => id === `txn_${body.ref}`)
      const { totalKobo, subtotalKobo } = found.payment
      assertOpen(world)
      assertPin(world, body.pin)
      if (!isReplay) {
        assertPayable(world, found)
        assertQuote(employerId, body.quoteId, found)
      }
      const available = world.wallet.availableKobo ?? 0
      if (!isReplay && totalKobo > available) throw new MockRefusal('INSUFFICIENT_FUNDS')
      const availableKobo = isReplay ? available : available - totalKobo
      const made = pay(world, body.ref, {
        type: 'gig_payment',
        direction: 'debit',
        amountKobo: totalKobo,
        feeKobo: totalKobo - subtotalKobo,
        channel: 'wallet',
        description: found.title,
        gigId: found.id,
        balanceAfterKobo: availableKobo,
      })
      world.wallet = { ...world.wallet, availableKobo }
      if (!isReplay) openGig(world, found.id, made.id)
      return { message: 'Gig posted', data: made }
    },
    getPaymentData: ({ employerId, body }) => {
      const world = employerOf(state, employerId)
      const walletAvailableKobo = world.wallet.availableKobo ?? 0
      const priced = (input: PriceInput) => {
        const price = priceOf(input)
        const { totalKobo, workerNetKobo, subtotalKobo: heldKobo, feeKobo, vatKobo } = price
        const cancellation = cancellationAt(
          {
            status: 'open',
            startsAt: firstStart(input.sessions),
            heldKobo,
            feeAndVatKobo: feeKobo + vatKobo,
            agreedKobo: [],
            hasCancelledHire: false,
          },
          now,
        )
        return {
          lines: linesOf(price, input.workersNeeded),
          totalKobo,
          currency: 'NGN',
          workerNetKobo,
          walletAvailableKobo,
          shortfallKobo: Math.max(0, totalKobo - walletAvailableKobo),
          cancellation,
        }
      }
      if (body.method !== 'checkout') {
        assertNoErrors(priceErrors(body))
        const quoteId = `quo_${quotes.size + 1}`
        quotes.set(quoteId, { key: priceKey(body), employerId })
        return {
          data: {
            quoteId,
            expiresAt: ago({ minutes: -15 }),
            ...priced(body),
            reference: null,
            authorizationUrl: null,
            gigId: null,
          },
        }
      }
      const found = findGig(world, body.gigId)
      const isReplay = world.transactions.some(({ id }) => id === `txn_${body.ref}`)
      if (!isReplay) assertPayable(world, found)
      const { totalKobo, subtotalKobo } = found.payment
      const made = pay(world, body.ref, {
        type: 'gig_payment',
        direction: 'debit',
        amountKobo: totalKobo,
        feeKobo: totalKobo - subtotalKobo,
        status: 'pending',
        channel: null,
        description: found.title,
        gigId: found.id,
        balanceAfterKobo: null,
      })
      return {
        data: {
          quoteId: null,
          expiresAt: null,
          ...priced(priceInput(found)),
          reference: made.reference,
          authorizationUrl: pageOf(made),
          gigId: found.id,
        },
      }
    },
    getWorkSkills: ({ query: { category = '' } }) => ({
      data: [...new Set([...(skills[category] ?? []), ...Object.values(skills).flat()])],
    }),
    getSoftSkills: () => ({ data: ['Punctual', 'Friendly', 'Calm', 'Well spoken', 'Team player'] }),
  }
}
