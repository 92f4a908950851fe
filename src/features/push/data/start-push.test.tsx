import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replaceClock } from '@/lib/clock.ts'
import { fakeMessaging, fakePermission } from '../testing/fake-browser.ts'
import { startPush, type PushOptions, type RunningPush } from './start-push.ts'

const day = 24 * 60 * 60 * 1000

let time: number
const running: RunningPush[] = []
let restoreClock: () => void
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  time = Date.parse('2025-11-14T10:00:00Z')
  restoreClock = replaceClock({ now: () => new Date(time) })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation')
  for (const push of running.splice(0)) push.stop()
  restoreClock()
  vi.unstubAllGlobals()
})

/** Starts push messages as one visit of a page does, and waits until nothing more happens by itself. */
async function visit(service = fakeMessaging(), options: Partial<PushOptions> = {}) {
  const sent: string[] = []
  const logged: string[] = []
  const visited = { sent, logged, loads: 0, news: 0, ...service, push: undefined as RunningPush | undefined }
  visited.push = startPush({
    employerId: 'emp_1',
    load: () => {
      visited.loads += 1
      return Promise.resolve(service.messaging)
    },
    send: (token) => Promise.resolve(sent.push(token)),
    onNews: () => {
      visited.news += 1
    },
    log: (message) => logged.push(message),
    ...options,
  })
  running.push(visited.push)
  await settle()
  return visited
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

const gesture = async (event: Event = new MouseEvent('click', { bubbles: true })) => {
  document.body.dispatchEvent(event)
  await settle()
}

describe('permission', () => {
  it('that is granted registers the browser', async () => {
    const { requests } = fakePermission('granted')
    const { sent, logged } = await visit()
    expect([sent, requests, logged]).toEqual([['token-1'], 0, []])
  })

  it('that is undecided is requested in the first click, and nothing is loaded before', async () => {
    const permission = fakePermission('default')
    const page = await visit()
    expect([permission.requests, page.loads]).toEqual([0, 0])
    await gesture()
    expect([permission.requests, page.loads, page.sent]).toEqual([1, 1, ['token-1']])
    await gesture()
    expect(permission.requests).toBe(1)
  })

  it('is requested in a key press too, but not in one that is no gesture', async () => {
    const permission = fakePermission('default')
    await visit()
    const activation = { isActive: false }
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: activation })
    await gesture(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(permission.requests).toBe(0)
    activation.isActive = true
    await gesture(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(permission.requests).toBe(1)
  })

  it('is requested once for a tab, even when the question was closed', async () => {
    const permission = fakePermission('default')
    permission.answer = 'default'
    await visit()
    await gesture()
    const { loads, logged } = await visit()
    await gesture()
    expect([permission.requests, loads, logged]).toEqual([1, 0, []])
  })

  it('is not requested once the dashboard was left', async () => {
    const permission = fakePermission('default')
    const { push } = await visit()
    push?.stop()
    await gesture()
    expect(permission.requests).toBe(0)
  })

  it('that is denied loads and sends nothing, and is logged', async () => {
    fakePermission('denied')
    const { loads, sent, logged } = await visit()
    expect([loads, sent, logged]).toEqual([
      0,
      [],
      ['This browser gets no push messages, because notifications are denied'],
    ])
  })

  it('that is denied when asked sends nothing, and is logged', async () => {
    const permission = fakePermission('default')
    permission.answer = 'denied'
    const { loads, sent, logged } = await visit()
    await gesture()
    expect([loads, sent, logged.length]).toEqual([0, [], 1])
  })
})

describe('the token', () => {
  beforeEach(() => void fakePermission('granted'))

  it('is not sent when none was returned, or the browser does not support push', async () => {
    expect((await visit(fakeMessaging(''))).sent).toEqual([])
    const { sent, logged } = await visit(undefined, { load: () => Promise.resolve(undefined) })
    expect([sent, logged]).toEqual([[], []])
  })

  it('is sent again only after 7 days', async () => {
    await visit()
    time += 7 * day - 1
    expect((await visit()).sent).toEqual([])
    time += 1
    expect((await visit()).sent).toEqual(['token-1'])
    expect((await visit()).sent).toEqual([])
  })

  it('is sent again when it is another one, and for another employer', async () => {
    await visit()
    expect((await visit(fakeMessaging('token-2'))).sent).toEqual(['token-2'])
    expect((await visit(fakeMessaging('token-2'), { employerId: 'emp_2' })).sent).toEqual(['token-2'])
  })

  it('is sent again when the stored registration cannot be read', async () => {
    await visit()
    localStorage.setItem('marquee-push-registration', '{"token":1}')
    expect((await visit()).sent).toEqual(['token-1'])
  })

  it('that could not be sent is sent at the next visit; the failure is only logged', async () => {
    const { logged } = await visit(undefined, { send: () => Promise.reject(new Error('500')) })
    expect(logged).toEqual(['This browser could not be registered for push messages'])
    expect((await visit()).sent).toEqual(['token-1'])
  })

  it.each<[string, Partial<PushOptions>, ReturnType<typeof fakeMessaging>]>([
    ['requested', {}, fakeMessaging(new Error('permission denied'))],
    ['loaded', { load: () => Promise.reject(new Error('offline')) }, fakeMessaging()],
  ])('that could not be %s is only logged', async (_, options, service) => {
    const { sent, logged } = await visit(service, options)
    expect([sent, logged]).toEqual([[], ['This browser could not be registered for push messages']])
  })
})

describe('a message while the page is visible', () => {
  it('is shown with its words, a fixed icon and its page, and the notifications are read again', async () => {
    fakePermission('granted')
    const page = await visit()
    page.receive({ data: { id: 'ntf_1', title: 'Gig started', body: '“Launch” has begun.', link: '/dashboard/x' } })
    page.receive({})
    expect(page.news).toBe(2)
    expect(page.shown.map(({ title, options }) => [title, options.body, options.icon])).toEqual([
      ['Gig started', '“Launch” has begun.', '/notification-icon.png'],
      ['New Message', '', '/notification-icon.png'],
    ])
  })

  it('is not shown when the permission was withdrawn', async () => {
    const permission = fakePermission('granted')
    const page = await visit()
    permission.permission = 'denied'
    page.receive({ data: { title: 'Gig started' } })
    expect([page.shown, page.news]).toEqual([[], 1])
  })

  it('that cannot be shown is only logged', async () => {
    fakePermission('granted')
    const service = fakeMessaging()
    const page = await visit({
      ...service,
      messaging: { ...service.messaging, show: () => Promise.reject(new Error()) },
    })
    page.receive({})
    await settle()
    expect(page.logged).toEqual(['A push message could not be shown'])
  })

  it('is not received once the dashboard was left', async () => {
    fakePermission('granted')
    const page = await visit()
    page.push?.stop()
    expect(page.listeners.size).toBe(0)
  })
})

describe('log-out', () => {
  beforeEach(() => void fakePermission('granted'))

  it('forgets the registration and deletes the token', async () => {
    const page = await visit()
    await page.push?.end()
    expect([page.state.isDeleted, localStorage.length]).toEqual([true, 0])
    expect((await visit()).sent).toEqual(['token-1'])
  })

  it('during the registration leaves no registration behind', async () => {
    let answer: () => void = () => undefined
    const page = await visit(undefined, { send: () => new Promise<void>((resolve) => (answer = resolve)) })
    await page.push?.end()
    answer()
    await settle()
    expect([page.state.isDeleted, localStorage.length]).toEqual([true, 0])
  })

  it('whose token cannot be deleted is only logged', async () => {
    const page = await visit()
    page.state.deleteError = new Error('offline')
    await page.push?.end()
    expect(page.logged).toEqual(['The push messages to this browser could not be ended'])
  })
})
