import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { gig } from '../../db/gig-schema.ts'
import { device, employer, notification, subscription, wallet } from '../../db/schema.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { later, minute } from '../../platform/clock/time.ts'

const { company, dashboard, notifications } = api

let app: TestApp
let actor: Actor
let employers = 0
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  actor = await app.createEmployer(`employer${(employers += 1)}@example.com`)
})
afterAll(() => app.close())

describe('company profile', () => {
  it('has an id and no name after the sign-up', async () => {
    const { data } = await app.call(company.getCompanyProfile, {}, actor)
    expect(data).toMatchObject({
      id: expect.stringMatching(/^co_/),
      companyName: null,
      image: null,
      address: null,
      verified: false,
    })
  })

  it('changes the sent fields, keeps the others, and clears fields that are sent empty', async () => {
    const address = { street: '14 Adetokunbo Ademola Street', city: 'Victoria Island', state: 'Lagos' }
    const body = {
      companyName: 'Eko Events Ltd',
      industry: 'Events',
      website: 'ekoevents.example',
      address,
      image: { url: 'https://img.example/logo.png' },
    }
    const first = await app.call(company.updateCompanyProfile, { body }, actor)
    expect(first.data).toMatchObject({ ...body, website: 'https://ekoevents.example' })
    const second = await app.call(company.updateCompanyProfile, { body: { industry: '', image: null } }, actor)
    expect(second.data).toMatchObject({ companyName: 'Eko Events Ltd', industry: null, image: null, address })
    expect((await app.call(company.getCompanyProfile, {}, actor)).data).toEqual(second.data)
  })

  it('is refused with a message for the invalid field', async () => {
    const answer = await app.call(company.updateCompanyProfile, { body: { companyName: 'E', rcNumber: '12' } }, actor)
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      {
        companyName: 'Company name must be at least 2 characters',
        rcNumber: 'Please enter a valid CAC number, for example RC1234567',
      },
    ])
  })
})

describe('profile', () => {
  it('changes the person, but not the email', async () => {
    const image = { url: 'https://img.example/me.png' }
    await app.call(company.updateProfile, { body: { firstName: 'Ụchẹ', phone: '+2348031234567', image } }, actor)
    const { data } = await app.call(company.getProfile, {}, actor)
    expect(data).toEqual({
      firstName: 'Ụchẹ',
      lastName: 'Eze',
      phone: '+2348031234567',
      image,
      email: expect.stringContaining('@example.com'),
    })
  })

  it('stores a push device once, for the employer who signed in on it last', async () => {
    const deviceToken = 'x'.repeat(4096)
    const register = (who: Actor) => app.call(company.updateProfile, { body: { deviceToken } }, who)
    expect((await register(actor)).body.message).toBeUndefined()
    await register(actor)
    const next = await app.createEmployer(`next${employers}@example.com`)
    await register(next)
    const owners = await app.db
      .select({ employerId: device.employerId })
      .from(device)
      .where(eq(device.token, deviceToken))
    expect(owners).toEqual([{ employerId: next.employerId }])
  })
})

describe('how lists are shown', () => {
  const choose = (density: 'comfortable' | 'compact', chosenAt: string) =>
    app.call(company.updateProfile, { body: { display: { density, chosenAt } } }, actor)
  const shown = async () => (await app.call(dashboard.getWallet, {}, actor)).data.display

  it('is nothing until it was chosen, and then the same for every device, without words', async () => {
    expect(await shown()).toBeNull()
    const { status, body } = await choose('compact', '2025-11-14T10:59:00.250+01:00')
    expect([status, body.message]).toEqual([200, undefined])
    const chosen = { density: 'compact', chosenAt: '2025-11-14T09:59:00.250Z' }
    expect([body.data, await shown()]).toEqual([{ display: chosen }, chosen])
  })

  it('is the later of two choices, in whichever order they arrive', async () => {
    await choose('compact', '2025-11-14T09:59:01.000Z')
    const earlier = await choose('comfortable', '2025-11-14T09:59:00.999Z')
    const kept = { density: 'compact', chosenAt: '2025-11-14T09:59:01.000Z' }
    expect([earlier.status, earlier.data, await shown()]).toEqual([200, { display: kept }, kept])
    await choose('comfortable', '2025-11-14T09:59:01.001Z')
    expect(await shown()).toMatchObject({ density: 'comfortable' })
  })

  it('is one of two choices that arrive together: the later one', async () => {
    const times = [4, 1, 3, 2].map((second) => `2025-11-14T09:59:0${second}.000Z`)
    await Promise.all(times.map((at) => choose(at === times[0] ? 'compact' : 'comfortable', at)))
    expect(await shown()).toEqual({ density: 'compact', chosenAt: times[0] })
  })

  it('of a device whose clock is ahead counts as chosen now, so that a later choice of another device is kept', async () => {
    const { data } = await choose('compact', '2099-01-01T00:00:00.000Z')
    const chosen = { density: 'compact', chosenAt: app.deps.now().toISOString() }
    expect([data, await shown()]).toEqual([{ display: chosen }, chosen])
    app.advance(1000)
    await choose('comfortable', app.deps.now().toISOString())
    app.advance(-1000)
    expect(await shown()).toMatchObject({ density: 'comfortable' })
  })

  it('with a time to come, as earlier versions stored it, gives way to the next choice', async () => {
    const display = { density: 'compact' as const, chosenAt: '2099-01-01T00:00:00.000Z' }
    await app.db.update(employer).set({ display }).where(eq(employer.id, actor.employerId))
    await choose('comfortable', later(app.deps.now(), -1000).toISOString())
    expect(await shown()).toMatchObject({ density: 'comfortable' })
  })

  it('is refused with a message when it is none of the choices, or without its time', async () => {
    const body = { display: { density: 'tight', chosenAt: 'yesterday' } } as never
    const answer = await app.call(company.updateProfile, { body }, actor)
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      {
        'display.density': 'Density must be comfortable or compact',
        'display.chosenAt': 'chosenAt must be an ISO 8601 time',
      },
    ])
    expect(await shown()).toBeNull()
  })

  it('is changed with no field of the person, and a field of the person changes it not', async () => {
    await choose('compact', '2025-11-14T09:59:00.000Z')
    await app.call(company.updateProfile, { body: { firstName: 'Ada' } }, actor)
    expect(await shown()).toMatchObject({ density: 'compact' })
    expect((await app.call(company.getProfile, {}, actor)).data).toMatchObject({ firstName: 'Ada', lastName: 'Eze' })
  })
})

describe('dashboard', () => {
  const plan = { status: 'active', planCode: 'basic', interval: 'month', gigUsed: 1 }

  it('distinguishes no plan, a limited plan and an unlimited plan', async () => {
    const read = async () => (await app.call(dashboard.getWallet, {}, actor)).data
    expect(await read()).toMatchObject({
      status: 'not_activated',
      currency: 'NGN',
      pinSet: false,
      availableKobo: 0,
      heldKobo: 0,
      pendingKobo: 0,
      subscription: null,
    })
    await app.db.insert(subscription).values({ employerId: actor.employerId, ...plan, gigCount: 3 })
    expect((await read()).subscription).toMatchObject({ status: 'active', gigCount: 3, gigUsed: 1 })
    await app.db.update(subscription).set({ gigCount: null }).where(eq(subscription.employerId, actor.employerId))
    expect((await read()).subscription).toMatchObject({ gigCount: 'unlimited' })
  })

  it('derives the completed onboarding steps', async () => {
    const steps = async () => (await app.call(dashboard.getOnboardingStatus, {}, actor)).data.steps
    expect(await steps()).toEqual({ companyProfile: false, wallet: false, subscription: false, firstGig: false })
    await app.call(company.updateCompanyProfile, { body: { companyName: 'Eko Events Ltd' } }, actor)
    await app.db.update(wallet).set({ status: 'active' }).where(eq(wallet.employerId, actor.employerId))
    await app.db.insert(subscription).values({ employerId: actor.employerId, ...plan, status: 'expired', gigCount: 3 })
    expect(await steps()).toEqual({ companyProfile: true, wallet: true, subscription: false, firstGig: false })
    const moment = app.deps.now()
    const draft = {
      id: 'gig_first',
      employerId: actor.employerId,
      status: 'open',
      title: 'Wedding photographer',
      brief: {},
      searchText: '',
      createdAt: moment,
      updatedAt: moment,
    } as const
    await app.db.insert(gig).values(draft)
    expect((await steps()).firstGig).toBe(false)
    await app.db.update(gig).set({ publishedAt: moment }).where(eq(gig.id, draft.id))
    expect(await steps()).toEqual({ companyProfile: true, wallet: true, subscription: false, firstGig: true })
  })

  it('hides the checklist and shows it again', async () => {
    const isNew = async () => (await app.call(dashboard.getOnboardingStatus, {}, actor)).data.isNewUser
    expect(await isNew()).toBe(true)
    await app.call(dashboard.updateNewUserStatus, { body: { isNewUser: false } }, actor)
    expect(await isNew()).toBe(false)
  })
})

describe('notifications', () => {
  const list = async (query = {}) => (await app.call(notifications.list, { query }, actor)).data
  const add = (id: string, minutesAgo: number, read = false) => ({
    id,
    employerId: actor.employerId,
    title: id,
    message: 'Text',
    read,
    createdAt: new Date(app.deps.now().getTime() - minutesAgo * minute),
    metadata: { type: 'gig', gigId: 'g_1' },
  })
  beforeEach(async () => {
    await app.db.delete(notification)
    await app.db.insert(notification).values([add('old', 90, true), add('new', 1), add('middle', 30)])
  })

  it('are listed newest first, in pages, with the counts of all', async () => {
    const all = await list()
    expect(all.notifications.map(({ _id }) => _id)).toEqual(['new', 'middle', 'old'])
    expect(all.notifications[0]).toEqual({
      _id: 'new',
      title: 'new',
      message: 'Text',
      read: false,
      createdAt: '2025-11-14T09:59:00.000Z',
      metadata: { type: 'gig', gigId: 'g_1' },
    })
    const page = await list({ limit: 1, skip: 1 })
    expect(page.notifications.map(({ _id }) => _id)).toEqual(['middle'])
    expect([page.totalNotification, page.unreadNotifications]).toEqual([3, 2])
  })

  it('are marked as read one by one and all together, repeatedly', async () => {
    const read = () => app.call(notifications.read, { params: { id: 'new' } }, actor)
    expect([(await read()).status, (await read()).status]).toEqual([200, 200])
    expect((await list()).unreadNotifications).toBe(1)
    const readAll = () => app.call(notifications.readAll, {}, actor)
    expect([(await readAll()).status, (await readAll()).status]).toEqual([200, 200])
    expect((await list()).unreadNotifications).toBe(0)
  })

  it('are deleted one by one and all together', async () => {
    expect((await app.call(notifications.remove, { params: { id: 'middle' } }, actor)).status).toBe(200)
    expect((await list()).notifications.map(({ _id }) => _id)).toEqual(['new', 'old'])
    const removeAll = () => app.call(notifications.removeAll, {}, actor)
    expect([(await removeAll()).status, (await removeAll()).status]).toEqual([200, 200])
    expect(await list()).toEqual({ notifications: [], totalNotification: 0, unreadNotifications: 0 })
  })
})
