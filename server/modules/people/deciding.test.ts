import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { mostKobo } from '../../../src/api/contract/schemas/money.ts'
import { api } from '../../../src/api/contract/table.ts'
import { applicant, gig } from '../../db/gig-schema.ts'
import { openGig, readyEmployer } from '../../testing/ready-employer.ts'
import { type StoredApplicant } from '../../testing/people-state.ts'
import { hiringHarness } from '../../testing/hiring-harness.ts'
import { minute } from '../../platform/clock/time.ts'
import { runDueJob } from '../../platform/jobs/jobs.ts'
import { decisionJobHandlers } from './deciding.ts'

const { gigPeople } = api

const { state, call, counts, apply, hire } = hiringHarness({ isShared: true })
let tunde: StoredApplicant
beforeEach(async () => {
  tunde = await apply()
})

const params = () => ({ id: state.gigId, applicantId: tunde.applicantId })
const shortlist = () => call(gigPeople.shortlist, { params: params() })
const restore = () => call(gigPeople.restore, { params: params() })
const decline = (body: { reason?: 'over_budget' | 'different_style'; message?: string } = {}) =>
  call(gigPeople.decline, { params: params(), body })
/** A decision of a device that saw an earlier stage. */
const from = (stage: 'pending' | 'shortlisted' | 'declined') => ({ params: params(), query: { from: stage } })

/** Moves the clock and runs the jobs about decisions that are due. */
async function wait(ms: number) {
  state.test.advance(ms)
  while (await runDueJob(state.test.deps, decisionJobHandlers, state.test.deps.log)) continue
}
const mails = async () => (await state.test.mailsTo(tunde.email ?? '')).map(({ text }) => text)

describe('a decision about an applicant', () => {
  it('can be made, repeated and restored, and moves the counts', async () => {
    expect(await shortlist()).toMatchObject({
      body: { message: 'Applicant shortlisted' },
      data: { id: tunde.applicantId, status: 'shortlisted', gigTitle: 'Product launch photographer' },
    })
    expect((await shortlist()).data.status).toBe('shortlisted')
    expect(await counts()).toMatchObject({ pending: 0, shortlisted: 1 })
    expect((await decline()).data).toMatchObject({ status: 'declined', declineReason: null })
    expect((await decline({ reason: 'over_budget' })).data.declineReason).toBe('over_budget')
    expect((await decline()).data.declineReason).toBe('over_budget')
    expect((await restore()).data).toMatchObject({ status: 'pending', declineReason: null })
    expect((await restore()).data.status).toBe('pending')
    expect(await counts()).toMatchObject({ pending: 1, shortlisted: 0, declined: 0 })
  })

  it('comes too late after another one, and says what happened', async () => {
    await hire(tunde.applicantId)
    for (const late of [await shortlist(), await decline(), await restore()]) {
      expect([late.status, late.body.code, late.body.message]).toEqual([
        409,
        'APPLICANT_STATE',
        'Tunde Bakare was hired in the meantime.',
      ])
    }
    await state.test.db.update(applicant).set({ status: 'withdrawn' }).where(eq(applicant.id, tunde.applicantId))
    expect((await shortlist()).body.message).toBe('Tunde Bakare withdrew the application in the meantime.')
  })

  it('does not overwrite what another device has decided since, unless it is the same', async () => {
    await shortlist()
    const late = await call(gigPeople.decline, { ...from('pending'), body: {} })
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'APPLICANT_STATE',
      'Tunde Bakare was shortlisted in the meantime.',
    ])
    expect((await call(gigPeople.shortlist, from('pending'))).data.status).toBe('shortlisted')
    expect((await call(gigPeople.decline, { ...from('shortlisted'), body: {} })).data.status).toBe('declined')
    expect((await call(gigPeople.restore, from('shortlisted'))).body.message).toBe(
      'Tunde Bakare was declined in the meantime.',
    )
    expect((await call(gigPeople.restore, from('declined'))).data.status).toBe('pending')
  })

  it('is refused once the Gig has ended, and allowed while it is in progress', async () => {
    await state.test.db.update(gig).set({ status: 'in_progress' }).where(eq(gig.id, state.gigId))
    expect((await shortlist()).status).toBe(200)
    await state.test.db.update(gig).set({ status: 'completed' }).where(eq(gig.id, state.gigId))
    for (const late of [await decline(), await restore()]) expect(late.body.code).toBe('GIG_STATE')
  })

  it('is found only in the Gig of the employer who asks', async () => {
    const other = await readyEmployer(state.test)
    const otherGig = await openGig(state.test, state.actor)
    expect((await state.test.call(gigPeople.shortlist, { params: params() }, other)).body.message).toBe('Gig not found')
    const elsewhere = { id: otherGig.id, applicantId: tunde.applicantId }
    expect((await call(gigPeople.shortlist, { params: elsewhere })).body.message).toBe('Applicant not found')
  })
})

describe('a decline', () => {
  it('is told to the applicant a minute later, once, with the employer’s words', async () => {
    await decline({ reason: 'different_style' })
    await decline({ message: 'Your club pictures are great.' })
    await wait(minute - 1)
    expect(await mails()).toEqual([])
    await wait(1)
    await wait(minute)
    const [text, ...others] = await mails()
    expect(others).toEqual([])
    expect(text).toContain('You were not chosen for “Product launch photographer” this time.')
    expect(text).toContain('Your club pictures are great.')
    expect(text).not.toContain('style')
  })

  it('that is restored within the minute is never told', async () => {
    await decline()
    await wait(30_000)
    await restore()
    await wait(5 * minute)
    expect(await mails()).toEqual([])
  })

  it('that is restored and made again is told a minute after the second time', async () => {
    await decline()
    await wait(30_000)
    await restore()
    await decline()
    await wait(40_000)
    expect(await mails()).toEqual([])
    await wait(20_000)
    expect(await mails()).toHaveLength(1)
  })

  it('that was told is not told again after a restoration', async () => {
    await decline({ reason: 'over_budget', message: 'Your club pictures are great.' })
    await wait(2 * minute)
    await restore()
    expect((await decline({ reason: 'over_budget' })).data).toMatchObject({ status: 'declined' })
    await wait(2 * minute)
    expect(await mails()).toHaveLength(1)
  })

  it('that is being restored as the news is sent waits for the restoration, and is not told', async () => {
    await decline()
    state.test.advance(minute)
    let commit = (): void => undefined
    const held = new Promise<void>((resolve) => {
      commit = resolve
    })
    const changed = Promise.withResolvers<undefined>()
    const restoring = state.test.db.transaction(async (tx) => {
      await tx
        .update(applicant)
        .set({ status: 'pending', changedAt: state.test.deps.now() })
        .where(eq(applicant.id, tunde.applicantId))
      changed.resolve(undefined)
      await held
    })
    await changed.promise
    const mailing = wait(0)
    await Promise.race([mailing, new Promise((resolve) => setTimeout(resolve, 100))])
    commit()
    await Promise.all([restoring, mailing])
    expect(await mails()).toEqual([])
    const [row] = await state.test.db.select().from(applicant).where(eq(applicant.id, tunde.applicantId))
    expect(row).toMatchObject({ status: 'pending', declineToldAt: null })
  })

  it('is news again after a hire that was cancelled', async () => {
    await decline()
    await wait(2 * minute)
    await restore()
    const workerGigId = (await hire(tunde.applicantId)).data.id
    await call(gigPeople.cancelHire, {
      params: { gigId: state.gigId, workerGigId },
      body: { reason: 'other', feeKobo: mostKobo },
    })
    await decline()
    await wait(2 * minute)
    expect((await mails()).filter((text) => text.includes('You were not chosen'))).toHaveLength(2)
  })

  it('sends words that come after the mail in a mail of their own', async () => {
    await decline()
    await wait(2 * minute)
    await decline({ message: 'Next time, perhaps.' })
    await wait(0)
    expect((await mails()).map((text) => text.includes('Next time, perhaps.'))).toEqual([false, true])
  })
})

describe('words after a decline', () => {
  it('are mailed once, however often they are sent', async () => {
    await decline()
    await wait(2 * minute)
    await decline({ message: 'Next time, perhaps.' })
    await decline({ message: 'And another thing.' })
    await wait(minute)
    expect((await mails()).filter((text) => text.includes('The employer wrote'))).toHaveLength(1)
  })

  it('of a second decline are mailed a minute later, and not at all where it is restored', async () => {
    await decline()
    await wait(2 * minute)
    await restore()
    await decline({ message: 'Sorry, the wrong person.' })
    await wait(30_000)
    await restore()
    await wait(2 * minute)
    expect(await mails()).toHaveLength(1)
    await decline({ message: 'Next time, perhaps.' })
    await wait(minute)
    expect((await mails()).map((text) => text.includes('Next time, perhaps.'))).toEqual([false, true])
  })

  it('of a second decline replace those that are not mailed yet', async () => {
    await decline()
    await wait(2 * minute)
    await restore()
    await decline({ message: 'Next tyme, perhaps.' })
    await wait(20_000)
    await decline({ message: 'Next time, perhaps.' })
    await wait(2 * minute)
    const [, ...later] = await mails()
    expect(later.map((text) => text.includes('Next time, perhaps.'))).toEqual([true])
  })

  it('are not mailed again when the decline was told with them', async () => {
    await decline({ message: 'Your club pictures are great.' })
    await wait(2 * minute)
    await decline({ message: 'And another thing.' })
    await wait(minute)
    expect(await mails()).toHaveLength(1)
  })
})

describe('a private note', () => {
  it('is saved for the employer and removed by an empty one', async () => {
    const save = (privateNote: string) => call(gigPeople.updateNote, { params: params(), body: { privateNote } })
    expect((await save('Has two cameras.')).data.privateNote).toBe('Has two cameras.')
    expect((await save('')).data.privateNote).toBeNull()
  })

  it('can replace one of an earlier version, which kept characters that are left out now', async () => {
    const privateNote = 'Phone \u202A0803\u202C'
    await state.test.db.update(applicant).set({ privateNote }).where(eq(applicant.id, tunde.applicantId))
    const body = { privateNote: 'Has two cameras.', replaces: privateNote }
    expect((await call(gigPeople.updateNote, { params: params(), body })).data.privateNote).toBe('Has two cameras.')
  })

  it('does not replace another one than the one it was written over', async () => {
    const save = (privateNote: string, replaces: string) =>
      call(gigPeople.updateNote, { params: params(), body: { privateNote, replaces } })
    expect((await save('Has two cameras.', '')).status).toBe(200)
    const late = await save('Speaks French.', '')
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'CONFLICT',
      'This note was changed in the meantime.',
    ])
    // The answer to the first save was lost: the second one finds its own text.
    expect((await save('Has two cameras.', '')).data.privateNote).toBe('Has two cameras.')
    expect((await save('Speaks French.', 'Has two cameras.')).data.privateNote).toBe('Speaks French.')
  })

  it('is saved once by two devices at the same time', async () => {
    const saves = ['One', 'Two', 'Three', 'Four'].map((privateNote) =>
      call(gigPeople.updateNote, { params: params(), body: { privateNote, replaces: '' } }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
  })
})
