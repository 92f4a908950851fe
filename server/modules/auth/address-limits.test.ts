import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { withFullHashQueue } from '../../testing/full-hash-queue.ts'
import { type TestApp, createTestApp } from '../../testing/test-app.ts'
import { minute } from '../../platform/clock/time.ts'

const { auth } = api
const addressPerMinute = 10

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ limits: { addressPerMinute }, trustedProxies: 1 })
})
afterAll(() => app.close())

let number = 0
const logInFrom = async (address: string) => {
  const body = { email: `nobody${(number += 1)}@example.com`, password: 'Wrong-2025' }
  return (await app.call(auth.login, { body }, undefined, { 'X-Forwarded-For': address })).status
}
const all = (status: number, times = addressPerMinute) => Array<number>(times).fill(status)
const each = async (addresses: readonly string[]) => {
  const statuses = []
  for (const address of addresses) statuses.push(await logInFrom(address))
  return statuses
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

it.each([
  ['the ports of one IPv4 address', (i: number) => `203.0.113.7:${50_000 + i}`],
  ['an IPv4 address in both of its spellings', (i: number) => (i % 2 ? '203.0.113.8' : '::ffff:203.0.113.8')],
  ['the addresses of one IPv6 network', (i: number) => `2001:db8:1:2::${i + 1}`],
  ['entries that are no address', (i: number) => `unknown-${i}`],
])('counts %s as one', async (_, addressOf) => {
  expect(await each(numbers(addressPerMinute + 1).map(addressOf))).toEqual([...all(400), 429])
  expect(await logInFrom('198.51.100.1')).toBe(400)
  app.advance(minute)
})

it('counts the IPv6 networks of one site together, too, with four times the limit', async () => {
  const site = numbers(addressPerMinute * 4 + 1).map((i) => `2001:db8:7:${i}::1`)
  expect(await each(site)).toEqual([...all(400, addressPerMinute * 4), 429])
  expect(await logInFrom('2001:db8:8::1')).toBe(400)
})

it.each([
  ['an IPv4 address', '203.0.113.9', '203.0.113.9:1'],
  ['an IPv6 site', '2001:db8:1:2::/64', '2001:db8:1:99::1'],
])('leaves others their places among the log-ins that wait while %s fills its own', async (_, network, address) => {
  const statuses = await withFullHashQueue(
    async () => [await logInFrom(address), await logInFrom('198.51.100.2'), await logInFrom('2001:db8:9::1')],
    'public',
    network,
  )
  expect(statuses).toEqual([503, 400, 400])
})
