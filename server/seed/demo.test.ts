import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '../../src/api/contract/table.ts'
import { employer } from '../db/schema.ts'
import { type Actor, type TestApp, createTestApp } from '../testing/test-app.ts'
import { demoLogIn, hasDemoLogIn, seedDemo } from './demo.ts'

let app: TestApp
let demo: Actor
beforeAll(async () => {
  app = await createTestApp()
  await Promise.all([1, 2, 3].map(() => seedDemo(app.db, app.deps.now())))
  const { data } = await app.call(api.auth.login, { body: demoLogIn })
  demo = { token: data.token, employerId: data.user.employerId ?? '' }
})
afterAll(() => app.close())

it('seeds one employer, however many processes start together, with the log-in that is printed', async () => {
  expect(await app.db.$count(employer)).toBe(1)
  expect(await hasDemoLogIn(app.db)).toBe(true)
})

it('gives the shell something to show', async () => {
  expect((await app.call(api.company.getCompanyProfile, {}, demo)).data.companyName).toBe('Eko Events Ltd')
  expect((await app.call(api.dashboard.getOnboardingStatus, {}, demo)).data.isNewUser).toBe(false)
  expect((await app.call(api.dashboard.getWallet, {}, demo)).data).toMatchObject({ status: 'active', subscription: { status: 'active', gigCount: 10, gigUsed: 4 } })
})

it('has notifications of today, yesterday and before, none of them from the future', async () => {
  const { data } = await app.call(api.notifications.list, { query: {} }, demo)
  expect(data.totalNotification).toBeGreaterThanOrEqual(24)
  expect(data.unreadNotifications).toBeGreaterThan(3)
  const days = new Set(data.notifications.map(({ createdAt }) => new Date(Date.parse(createdAt) + 3_600_000).toISOString().slice(0, 10)))
  expect([...days].slice(0, 2)).toEqual(['2025-11-14', '2025-11-13'])
  expect(data.notifications.every(({ createdAt }) => Date.parse(createdAt) <= app.deps.now().getTime())).toBe(true)
  expect(data.notifications.some(({ metadata }) => metadata?.type === 'gig')).toBe(true)
})

it('leaves a database with an employer alone', async () => {
  const other = await createTestApp()
  await other.createEmployer('real@example.com')
  await seedDemo(other.db, other.deps.now())
  expect(await hasDemoLogIn(other.db)).toBe(false)
  await other.close()
})
