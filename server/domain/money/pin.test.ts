import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { pinState, setFirstPin } from './pin.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** The module as many processes of the product have it: each with a memory of its own. */
async function inManyProcesses() {
  const modules = []
  for (let times = 0; times < 16; times += 1) {
    vi.resetModules()
    modules.push(await import('./pin.ts'))
  }
  return modules
}

it('a right PIN sent to many processes at once is right in each of them', async () => {
  const { employerId } = await test.createEmployer()
  await setFirstPin(test.deps, employerId, '2580')
  const processes = await inManyProcesses()
  const checks = await Promise.allSettled(processes.map(({ checkPin }) => checkPin(test.deps, employerId, '2580')))
  expect(checks.filter(({ status }) => status === 'rejected')).toEqual([])
  expect((await pinState(test.deps, employerId)).pinLockedUntil).toBeNull()
})

it('guesses sent to many processes at once share the five tries', async () => {
  const { employerId } = await test.createEmployer('guessed@ekoevents.example')
  await setFirstPin(test.deps, employerId, '2580')
  const processes = await inManyProcesses()
  const checks = await Promise.allSettled(processes.map(({ checkPin }) => checkPin(test.deps, employerId, '0000')))
  const codes = checks.map((check) => (check.status === 'rejected' ? (check.reason as { code: string }).code : 'right')).toSorted()
  expect(codes).toEqual([...Array<string>(4).fill('INVALID_PIN'), ...Array<string>(12).fill('PIN_LOCKED')])
})
