import { beforeEach, describe, expect, it } from 'vitest'
import { createSession, sessionEndedMessage, sessionKey } from './session.ts'

const user = { firstName: 'Ngozi', employerId: 'emp_1' }
const open = () => createSession(() => window.localStorage)
const stored = () => JSON.parse(localStorage.getItem(sessionKey) ?? 'null') as unknown
const store = (state: unknown, version = 0) => localStorage.setItem(sessionKey, JSON.stringify({ state, version }))

beforeEach(() => localStorage.clear())

describe('what is persisted', () => {
  it('is user, isAuthenticated and token under auth-storage, version 0, and nothing else', () => {
    const session = open()
    session.rememberEmail('ngozi@eko.example')
    session.signedIn({ user, token: 'Bearer abc' })
    expect(stored()).toEqual({ state: { user, isAuthenticated: true, token: 'abc' }, version: 0 })
  })

  it('is emptied by logging out, which keeps the email in memory', () => {
    const session = open()
    session.rememberEmail('ngozi@eko.example')
    session.signedIn({ user, token: 'abc' })
    session.logOut()
    expect(stored()).toEqual({ state: { user: null, isAuthenticated: false, token: null }, version: 0 })
    expect(session.store.getState()).toMatchObject({ email: 'ngozi@eko.example', notice: null })
  })
})

describe('what the employer changes', () => {
  it('is stored with the rest of the user, and read again by the next page', async () => {
    const session = open()
    session.signedIn({ user, token: 'abc' })
    session.changeUser('emp_1', {
      firstName: 'Ọládípọ̀',
      lastName: 'Adéwálé',
      imageUrl: '/uploads/profile/1.webp',
    })
    const changed = {
      firstName: 'Ọládípọ̀',
      lastName: 'Adéwálé',
      imageUrl: '/uploads/profile/1.webp',
      employerId: 'emp_1',
    }
    expect(session.store.getState()).toMatchObject({ user: changed, isAuthenticated: true, token: 'abc' })
    expect(open().store.getState().user).toEqual(changed)
  })

  it('is nothing while nobody is signed in', () => {
    const session = open()
    session.changeUser(undefined, { firstName: 'Ọládípọ̀' })
    expect(session.store.getState().user).toBeNull()
  })

  it('is nothing once another employer is signed in', () => {
    const session = open()
    session.signedIn({ user: { firstName: 'Tunde', employerId: 'emp_2' }, token: 'other' })
    session.changeUser('emp_1', { firstName: 'Ọládípọ̀' })
    expect(session.store.getState().user?.firstName).toBe('Tunde')
  })
})

describe('restore and check', () => {
  it.each([
    ['user and token', { user, isAuthenticated: true, token: 'abc' }, true, true],
    ['a token alone', { user: null, isAuthenticated: false, token: 'abc' }, false, true],
    ['a user alone', { user, isAuthenticated: true, token: null }, false, false],
    ['nothing', { user: null, isAuthenticated: false, token: null }, false, false],
  ])('%s', async (_case, state, afterRestore, afterCheck) => {
    store(state)
    const session = open()
    expect(session.store.getState()).toMatchObject({ isAuthenticated: afterRestore, isChecked: false })
    await expect(session.checkSession()).resolves.toBe(afterCheck)
    expect(session.store.getState()).toMatchObject({ isAuthenticated: afterCheck, isChecked: true })
  })

  it('waits for storage that answers later', async () => {
    const slow = createSession(() => ({
      getItem: async () => JSON.stringify({ state: { user, isAuthenticated: true, token: 'abc' }, version: 0 }),
      setItem: () => undefined,
    }))
    expect(slow.store.getState().isAuthenticated).toBe(false)
    await expect(slow.checkSession()).resolves.toBe(true)
  })
})

describe('storage that cannot be used', () => {
  it.each([
    ['an empty text', ''],
    ['null', 'null'],
    ['a text', '"token"'],
    ['a number', '42'],
    ['an object without a state', '{}'],
    ['a state of null', '{"state":null,"version":0}'],
    ['a state that is a list', '{"state":[],"version":0}'],
    ['5,000 opening brackets', `{"state":${'['.repeat(5000)}`],
    ['broken text', '{"state":{"user"'],
    ['a list', '[1,2]'],
    ['another version', JSON.stringify({ state: { user, isAuthenticated: true, token: 'abc' }, version: 1 })],
    ['an empty token', JSON.stringify({ state: { user, isAuthenticated: true, token: '' }, version: 0 })],
    [
      'an isAuthenticated that is a text',
      JSON.stringify({ state: { user, isAuthenticated: 'yes', token: 'abc' }, version: 0 }),
    ],
    ['a token that is no text', JSON.stringify({ state: { user, isAuthenticated: true, token: 7 }, version: 0 })],
    [
      'a user of another shape',
      JSON.stringify({ state: { user: 'Ngozi', isAuthenticated: true, token: 'abc' }, version: 0 }),
    ],
  ])('%s is no session, and is replaced at the next log-in', async (_case, text) => {
    localStorage.setItem(sessionKey, text)
    const session = open()
    await expect(session.checkSession()).resolves.toBe(false)
    expect(localStorage.getItem(sessionKey)).toBe(text)
    session.signedIn({ user, token: 'abc' })
    expect(stored()).toEqual({ state: { user, isAuthenticated: true, token: 'abc' }, version: 0 })
  })

  it('keeps the session of a token whose user has another shape, without the user', async () => {
    const state = { user: { employerId: 'emp_1' }, isAuthenticated: true, token: 'abc' }
    localStorage.setItem(sessionKey, JSON.stringify({ state, version: 0 }))
    const session = open()
    await expect(session.checkSession()).resolves.toBe(true)
    expect(session.store.getState()).toMatchObject({ user: null, token: 'abc' })
  })

  it('does not throw when it is blocked', async () => {
    const session = createSession(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await expect(session.checkSession()).resolves.toBe(false)
    session.signedIn({ user, token: 'abc' })
    expect(session.store.getState().token).toBe('abc')
  })
})

describe('a token the server refuses', () => {
  it('ends the session once and leaves a notice until the next log-in', () => {
    const session = open()
    session.signedIn({ user, token: 'abc' })
    expect(session.expire('abc')).toBe(true)
    expect(session.expire('abc')).toBe(false)
    expect(session.store.getState()).toMatchObject({
      user: null,
      token: null,
      isAuthenticated: false,
      notice: sessionEndedMessage,
    })
    session.signedIn({ user, token: 'def' })
    expect(session.store.getState().notice).toBeNull()
  })

  it('does not end a session that began since', () => {
    const session = open()
    session.signedIn({ user, token: 'new' })
    expect(session.expire('old')).toBe(false)
    expect(session.store.getState().isAuthenticated).toBe(true)
  })
})

describe('another tab', () => {
  const otherTabWrote = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

  it('is followed when it logs in and out', async () => {
    const session = open()
    await session.checkSession()
    const stop = session.syncAcrossTabs()
    store({ user, isAuthenticated: true, token: 'abc' })
    otherTabWrote(sessionKey)
    await expect.poll(() => session.store.getState().isAuthenticated).toBe(true)

    localStorage.clear()
    otherTabWrote(null)
    await expect.poll(() => session.store.getState().token).toBeNull()
    expect(session.store.getState().isAuthenticated).toBe(false)

    stop()
    store({ user, isAuthenticated: true, token: 'abc' })
    otherTabWrote(sessionKey)
    expect(session.store.getState().token).toBeNull()
  })

  it('is followed with the reason on the sign-in page, until the next log-in in one of the tabs', async () => {
    store({ user, isAuthenticated: true, token: 'abc' })
    const session = open()
    const stop = session.syncAcrossTabs()
    store({ user: null, isAuthenticated: false, token: null })
    otherTabWrote(sessionKey)
    await expect.poll(() => session.store.getState().token).toBeNull()
    expect(session.store.getState()).toMatchObject({ notice: sessionEndedMessage, end: 'otherTab' })

    store({ user, isAuthenticated: true, token: 'def' })
    otherTabWrote(sessionKey)
    await expect.poll(() => session.store.getState().token).toBe('def')
    expect(session.store.getState().notice).toBeNull()
    stop()
  })

  it('in which the person logs out is followed without the notice of a session that has ended', async () => {
    const events: StorageEvent[] = []
    const change = (key: string, newValue: string | null) => {
      if (newValue === null) localStorage.removeItem(key)
      else localStorage.setItem(key, newValue)
      events.push(new StorageEvent('storage', { key, newValue }))
    }
    const tab = createSession(() => ({
      getItem: (key) => localStorage.getItem(key),
      setItem: change,
      removeItem: (key) => change(key, null),
    }))
    tab.signedIn({ user, token: 'abc' })
    const session = open()
    const stop = session.syncAcrossTabs()
    /** Ends the session of the tab. The browser tells this one of what was written once the other has done all of it. */
    const follow = async (end: () => void) => {
      events.length = 0
      end()
      for (const event of events) window.dispatchEvent(event)
      await expect.poll(() => session.store.getState().token).toBeNull()
      return session.store.getState()
    }
    expect(await follow(tab.logOut)).toMatchObject({ notice: null, end: 'otherTabLogOut' })
    expect(Object.keys(localStorage)).toEqual([sessionKey])

    tab.signedIn({ user, token: 'def' })
    otherTabWrote(sessionKey)
    await expect.poll(() => session.store.getState().token).toBe('def')
    expect(await follow(() => tab.expire('def'))).toMatchObject({ notice: sessionEndedMessage, end: 'otherTab' })
    stop()
  })

  it('is not looked at when it writes something else', () => {
    const session = open()
    session.syncAcrossTabs()
    store({ user, isAuthenticated: true, token: 'abc' })
    otherTabWrote('theme')
    expect(session.store.getState().token).toBeNull()
  })
})
