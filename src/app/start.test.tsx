import { afterEach, describe, expect, it } from 'vitest'
import { createBrowserRouter, redirect } from 'react-router-dom'
import { isShownAlready } from './start.ts'

afterEach(() => {
  document.body.innerHTML = ''
  delete document.documentElement.dataset['start']
})

/** A document with the root of a rendered page, or an ordinary one. */
function show(html: string): HTMLElement {
  document.body.innerHTML = html
  const root = document.getElementById('root')
  if (root === null) throw new Error('The document has no root')
  return root
}

/** A router of the browser at sign-in: a redirect changes the address of the document too. */
function routerOf(loader: () => unknown = () => null) {
  window.history.replaceState(null, '', '/sign-in')
  return createBrowserRouter([
    { path: '/sign-in', element: null, loader, hydrateFallbackElement: null },
    { path: '/dashboard', element: null },
  ])
}

const rendered = '<div id="start"><svg></svg></div><div id="root" data-prerendered="guest"><h1>Sign in</h1></div>'

const frame =
  '<div id="start"><svg></svg></div><div id="root" data-prerendered="session"><aside>Main menu</aside></div>'

describe('isShownAlready', () => {
  it('is true for a rendered page whose code has loaded, and leaves the page as it is', async () => {
    document.documentElement.dataset['start'] = 'guest'
    const root = show(rendered)
    expect(await isShownAlready(root, routerOf())).toBe(true)
    expect(root).toHaveTextContent('Sign in')
    expect(document.getElementById('start')).toBeNull()
  })

  it('is false for an ordinary document, without waiting for the code', async () => {
    const root = show('<div id="root"><svg></svg></div>')
    expect(
      await isShownAlready(
        root,
        routerOf(() => new Promise(() => undefined)),
      ),
    ).toBe(false)
    expect(root.querySelector('svg')).not.toBeNull()
  })

  it('is false where a session is stored: the root then has the start-up picture', async () => {
    document.documentElement.dataset['start'] = 'session'
    const root = show(rendered)
    expect(await isShownAlready(root, routerOf())).toBe(false)
    expect(root.innerHTML).toBe('<svg></svg>')
    expect(document.documentElement).not.toHaveAttribute('data-start')
  })

  it('leaves the frame of the dashboard until its first page is there, and is false then', async () => {
    document.documentElement.dataset['start'] = 'session'
    const root = show(frame)
    let arrive = (_data: null) => undefined as void
    const page = new Promise<null>((resolve) => {
      arrive = resolve
    })
    let answer: boolean | undefined
    const asked = isShownAlready(
      root,
      routerOf(() => page),
    ).then((shown) => {
      answer = shown
    })
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    expect(answer).toBeUndefined()
    expect(root).toHaveTextContent('Main menu')
    expect(document.getElementById('start')).toBeNull()
    arrive(null)
    await asked
    expect(answer).toBe(false)
    expect(root).toHaveTextContent('Main menu')
  })

  it('shows a guest the start-up picture in the place of that frame', async () => {
    document.documentElement.dataset['start'] = 'guest'
    const root = show(frame)
    expect(await isShownAlready(root, routerOf())).toBe(false)
    expect(root.innerHTML).toBe('<svg></svg>')
  })

  it.each([
    ['a guard leads elsewhere', () => redirect('/dashboard')],
    ['the page fails', () => Promise.reject(new Error('No chunk'))],
  ])('is false where %s', async (_case, loader) => {
    expect(await isShownAlready(show(rendered), routerOf(loader))).toBe(false)
  })
})
