import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { createSession, type Session } from '@/api/client/session.ts'
import { paths } from '@/shared/paths.ts'
import { emailRequired, guestOnly, signedInOnly } from './guards.ts'

const storage = () => ({ getItem: () => null, setItem: () => undefined })

function signedIn(): Session {
  const session = createSession(storage)
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'Bearer token' })
  return session
}

/** The final path after opening `at` with this session, and the paths that were fetched. */
async function open(session: Session, at: string) {
  const fetched: string[] = []
  const fetches = (name: string) => () => {
    fetched.push(name)
    return null
  }
  const guest = (path: string, target?: string): RouteObject => ({
    path,
    middleware: [guestOnly(session), ...(target === undefined ? [] : [emailRequired(session, target)])],
    loader: fetches(path),
    element: null,
  })
  const router = createMemoryRouter(
    [
      guest(paths.signIn),
      guest(paths.createAccount),
      guest(paths.register, paths.createAccount),
      guest(paths.verifyEmail, paths.register),
      guest(paths.forgotPassword),
      guest(paths.resetPassword, paths.forgotPassword),
      { path: '/guarded-by-default', middleware: [emailRequired(session)], loader: fetches('default'), element: null },
      { path: paths.dashboard, middleware: [signedInOnly(session)], loader: fetches(paths.dashboard), element: null },
    ],
    { initialEntries: [at] },
  )
  router.initialize()
  await vi.waitFor(() => expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true), {
    timeout: 30_000,
  })
  return { at: router.state.location.pathname, fetched }
}

describe('the guest wrapper', () => {
  it('lets a guest in', async () => {
    expect(await open(createSession(storage), paths.signIn)).toEqual({ at: paths.signIn, fetched: [paths.signIn] })
  })

  it('sends a signed-in employer to the dashboard before anything of the page is fetched', async () => {
    expect(await open(signedIn(), paths.signIn)).toEqual({ at: paths.dashboard, fetched: [paths.dashboard] })
  })
})

describe('the protected wrapper', () => {
  it('sends a guest to sign-in before anything of the dashboard is fetched', async () => {
    expect(await open(createSession(storage), paths.dashboard)).toEqual({ at: paths.signIn, fetched: [paths.signIn] })
  })

  it('lets a signed-in employer in', async () => {
    expect(await open(signedIn(), paths.dashboard)).toEqual({ at: paths.dashboard, fetched: [paths.dashboard] })
  })
})

describe('the email wrapper', () => {
  it('goes back step by step until a page needs no email', async () => {
    expect(await open(createSession(storage), paths.verifyEmail)).toEqual({
      at: paths.createAccount,
      fetched: [paths.createAccount],
    })
    expect(await open(createSession(storage), paths.resetPassword)).toEqual({
      at: paths.forgotPassword,
      fetched: [paths.forgotPassword],
    })
  })

  it('notes for the page that asks for the email again that it is missing, until there is one', async () => {
    const session = createSession(storage)
    await open(session, paths.register)
    expect(session.store.getState().startOverAt).toBe(paths.createAccount)
    session.rememberEmail('ngozi@ekoevents.example')
    expect(session.store.getState().startOverAt).toBeNull()
  })

  it('goes to sign-in where no other page is named', async () => {
    expect((await open(createSession(storage), '/guarded-by-default')).at).toBe(paths.signIn)
  })

  it.each([paths.verifyEmail, paths.register, paths.resetPassword])('lets a carried email in to %s', async (path) => {
    const session = createSession(storage)
    session.rememberEmail('ngozi@ekoevents.example')
    expect((await open(session, path)).at).toBe(path)
  })
})
