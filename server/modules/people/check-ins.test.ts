import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { workerGig } from '../../db/gig-schema.ts'
import { day, later } from '../../platform/clock/time.ts'
import { addWorker } from '../../testing/people-state.ts'
import { reviewHarness, type ReviewedPlace } from '../../testing/review-harness.ts'
import { checkIn } from './working.ts'

const harness = reviewHarness()
const { state, readPlace } = harness

/** A place of a Gig whose first session runs and whose second begins at 10:00 two days later. */
async function hireForTwoDays() {
  const dateOf = (days: number) =>
    later(state.test.deps.now(), days * day)
      .toISOString()
      .slice(0, 10)
  const first = { date: dateOf(10), start: '14:00', end: '19:00', endsNextDay: false }
  const second = { date: dateOf(12), start: '10:00', end: '16:00', endsNextDay: false }
  return { ...(await harness.hire({ workersNeeded: 1, sessions: [first, second] })), first, second }
}
type TwoDays = Awaited<ReturnType<typeof hireForTwoDays>>

const arrive = (subject: ReviewedPlace, { date, start }: { date: string; start: string }) =>
  state.test.db.transaction((tx) => checkIn(tx, harness.keyOf(subject), { date, start }, state.test.deps.now()))
const at = ({ second }: TwoDays, time: string) => `${second.date}T${time}:00+01:00`
/** The worker checks in to the second session at 9:40 AM, twenty minutes before its start. */
async function arriveEarly() {
  const subject = await hireForTwoDays()
  const present = { ...subject, ...(await harness.goTo(subject, at(subject, '09:40'))) }
  expect(await arrive(present, subject.second)).toBe(true)
  return present
}
const move = async ({ first, gigId, actor }: TwoDays, second: object, sessionsFirst = true) => {
  const sessions = sessionsFirst ? [first, second] : [second, first]
  const body = { sessions } as never
  expect((await state.test.call(api.gigs.update, { params: { id: gigId }, body }, actor)).status).toBe(200)
}
const mailsTo = ({ workerId }: ReviewedPlace) => state.test.mailsTo(`${workerId}@workers.example`)
const outcomes = async ({ gigId, placeId, actor }: ReviewedPlace) =>
  (await state.test.call(api.gigPeople.getCalendar, { params: { id: gigId, x: placeId } }, actor)).data.entries
    .filter(({ type }) => type === 'session')
    .map(({ start, status }) => `${start} ${status}`)

it.each([
  ['later by an hour', { start: '11:00', end: '17:00' }, true],
  ['earlier by ten minutes', { start: '09:50', end: '15:50' }, true],
  ['later by an hour and listed first', { start: '11:00', end: '17:00' }, false],
])('a check-in goes with a session that the employer moves: %s', async (_, times, sessionsFirst) => {
  const subject = await arriveEarly()
  const moved = { ...subject.second, ...times }
  await move(subject, moved, sessionsFirst)
  expect((await readPlace(subject)).checkIns).toEqual([
    { date: moved.date, start: moved.start, at: expect.any(String) as string },
  ])
  expect(await outcomes(subject)).toContain(`${moved.start} done`)
  expect(await arrive(subject, moved)).toBe(false)
  expect(await mailsTo(subject)).toEqual([])
})

it.each([
  ['the evening', (subject: TwoDays) => ({ ...subject.second, start: '17:00', end: '23:00' })],
  [
    'another day',
    (subject: TwoDays) => ({
      ...subject.second,
      date: later(new Date(subject.second.date), day).toISOString().slice(0, 10),
    }),
  ],
])(
  'a check-in that is too early for a session moved to %s counts no more, and the worker is told',
  async (_, moveTo) => {
    const subject = await arriveEarly()
    const moved = moveTo(subject)
    await move(subject, moved)
    expect(await outcomes(subject)).toContain(`${moved.start} scheduled`)
    expect((await mailsTo(subject)).map(({ subject: title }) => title)).toEqual(['Check in again when you arrive'])
    // The same change again tells nobody a second time.
    await move(subject, moved)
    expect(await mailsTo(subject)).toHaveLength(1)
    const there = await harness.goTo(subject, `${moved.date}T${moved.start}:00+01:00`)
    expect(await arrive(there, moved)).toBe(true)
  },
)

it('a check-in to a session that does not move stays, and so does that of a place with sessions of its own', async () => {
  const [subject, other] = [await arriveEarly(), await arriveEarly()]
  await state.test.db
    .update(workerGig)
    .set({ sessions: [other.second] })
    .where(eq(workerGig.id, other.placeId))
  await move(subject, { ...subject.second, arrival: '08:00' })
  await move(other, { ...other.second, start: '17:00', end: '23:00' })
  for (const { placeId, ...rest } of [subject, other]) {
    expect((await readPlace({ placeId, ...rest })).checkIns).toMatchObject([{ start: '10:00' }])
  }
})

it.each([
  ['waits for the review', 'task_submitted', async () => {}],
  ['has to be changed', 'changes_requested', (subject: ReviewedPlace) => harness.requestChanges(subject)],
  ['is disputed', 'disputed', (subject: ReviewedPlace) => harness.dispute(subject)],
  ['is approved', 'approved', (subject: ReviewedPlace) => harness.approve(subject)],
] as const)('an arrival at a later session counts while the work, submitted early, %s', async (_, status, act) => {
  const subject = await hireForTwoDays()
  expect(await arrive(subject, subject.first)).toBe(true)
  await harness.submit(subject)
  await act(subject)
  const { reviewDueAt } = await readPlace(subject)
  const present = { ...subject, ...(await harness.goTo(subject, at(subject, '09:40'))) }
  expect(await arrive(present, subject.second)).toBe(true)
  expect(await readPlace(present)).toMatchObject({
    status,
    reviewDueAt,
    checkIns: [subject.first, subject.second].map(({ date, start }) => ({ date, start })),
  })
  expect(await outcomes(present)).toEqual(['14:00 done', '10:00 done'])
})

it('an arrival and the cancellation of the hire at the same moment end in a cancelled place, whose fee is paid once', async () => {
  for (const isFirst of [true, false]) {
    const subject = await harness.hire({ isBegun: false })
    const [session] = (await harness.readGig(subject)).sessions
    const key = { date: session?.date ?? '', start: session?.start ?? '' }
    const early = await harness.goTo(subject, `${key.date}T13:40:00+01:00`)
    const params = { gigId: early.gigId, workerGigId: early.placeId }
    const cancel = () =>
      state.test.call(
        api.gigPeople.cancelHire,
        { params, body: { reason: 'date_changed', feeKobo: 500_000 } },
        early.actor,
      )
    const attempt = async () => {
      const arrival = isFirst ? arrive(early, key) : undefined
      const [answer, counted = await arrive(early, key)] = await Promise.all([cancel(), arrival])
      return { answer, counted }
    }
    const { answer, counted } = await attempt()
    expect([answer.status, answer.data]).toMatchObject([200, { status: 'cancelled', lateFeeKobo: 500_000 }])
    expect((await readPlace(early)).checkIns).toHaveLength(counted ? 1 : 0)
    expect(await arrive(early, key)).toBe(false)
    expect((await harness.readGig(early)).payment.releasedKobo).toBe(500_000)
  }
})

it('an arrival does not count any more once the place has ended', async () => {
  const subject = await hireForTwoDays()
  const end = (status: 'paid' | 'cancelled') =>
    state.test.db.update(workerGig).set({ status }).where(eq(workerGig.id, subject.placeId))
  for (const status of ['paid', 'cancelled'] as const) {
    await end(status)
    expect(await arrive(subject, subject.first)).toBe(false)
  }
})

it('an absent worker who arrives after the report keeps the place until support decides', async () => {
  const subject = await hireForTwoDays()
  expect((await harness.dispute(subject, 'no_show', 'Nobody came to the venue that day.')).status).toBe(200)
  const freePlaces = async () => (await harness.readGig(subject)).hiring?.freePlaces
  expect(await freePlaces()).toBe(1)
  expect(await arrive(subject, subject.first)).toBe(true)
  expect(await readPlace(subject)).toMatchObject({ status: 'disputed', checkIns: [{ start: '14:00' }] })
  expect(await freePlaces()).toBe(0)
})

it('an absent worker who arrived keeps the place when the session is moved, and nobody gets it by an earlier offer', async () => {
  const subject = await hireForTwoDays()
  expect((await harness.dispute(subject, 'no_show', 'Nobody came to the venue that day.')).status).toBe(200)
  const params = { id: subject.gigId }
  const { workerId } = await addWorker(state.test)
  const body = { workerIds: [workerId], hireFirst: true }
  expect((await state.test.call(api.gigPeople.invite, { params, body }, subject.actor)).status).toBe(200)
  const there = { ...subject, ...(await harness.goTo(subject, at(subject, '09:40'))) }
  expect(await arrive(there, subject.second)).toBe(true)
  const { invitations } = (await state.test.call(api.gigPeople.listInvitations, { params }, there.actor)).data
  expect(invitations).toMatchObject([{ workerId, hireFirst: false }])
  await move(there, { ...subject.second, start: '17:00', end: '23:00' })
  expect((await harness.readGig(there)).hiring?.freePlaces).toBe(0)
})

it('nobody checks in to a session that has ended', async () => {
  const subject = await hireForTwoDays()
  const late = await harness.goTo(subject, at(subject, '16:00'))
  expect(await arrive(late, subject.first)).toBe(false)
  expect(await arrive(late, subject.second)).toBe(false)
})

it('a check-in is possible from four hours before the worker is asked to be there', async () => {
  const subject = await hireForTwoDays()
  await move(subject, { ...subject.second, arrival: '09:00' })
  const early = await harness.goTo(subject, at(subject, '04:59'))
  expect(await arrive(early, subject.second)).toBe(false)
  const inTime = await harness.goTo(subject, at(subject, '05:00'))
  expect(await arrive(inTime, subject.second)).toBe(true)
})
