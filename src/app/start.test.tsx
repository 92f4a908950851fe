import { afterEach, describe, expect, it } from 'vitest'
import { shownByBuild } from './start.ts'

afterEach(() => {
  document.body.innerHTML = ''
  delete document.documentElement.dataset['start']
})

/** A document with the root of a rendered page, or an ordinary one. @param visitor whom the start script has found */
function open(html: string, visitor: 'guest' | 'session'): HTMLElement {
  document.documentElement.dataset['start'] = visitor
  document.body.innerHTML = html
  const root = document.getElementById('root')
  if (root === null) throw new Error('The document has no root')
  return root
}

const ordinary = '<div id="root"><svg></svg></div>'
const terms = '<div id="root" data-prerendered="everyone" data-path="/terms"><h1>Terms</h1></div>'
const signIn =
  '<div id="start"><svg></svg></div><div id="root" data-prerendered="guest" data-path="/sign-in"><h1>Sign in</h1></div>'
const frame =
  '<div id="start"><svg></svg></div><div id="root" data-prerendered="session" data-path="/dashboard"><aside>Main menu</aside></div>'

describe('shownByBuild', () => {
  it.each([
    ['sign-in to a guest', signIn, 'guest', { shownTo: 'guest', path: '/sign-in' }, 'Sign in'],
    [
      'the frame of the dashboard to an employer',
      frame,
      'session',
      { shownTo: 'session', path: '/dashboard' },
      'Main menu',
    ],
    ['the terms to a guest', terms, 'guest', { shownTo: 'everyone', path: '/terms' }, 'Terms'],
    ['the terms to an employer', terms, 'session', { shownTo: 'everyone', path: '/terms' }, 'Terms'],
  ] as const)('leaves %s, and removes the picture beside it', (_case, html, visitor, shown, text) => {
    const root = open(html, visitor)
    expect(shownByBuild(root)).toEqual(shown)
    expect(root).toHaveTextContent(text)
    expect(document.getElementById('start')).toBeNull()
    expect(document.documentElement).not.toHaveAttribute('data-start')
  })

  it.each([
    ['sign-in, for an employer', signIn, 'session'],
    ['the frame of the dashboard, for a guest', frame, 'guest'],
  ] as const)('puts the start-up picture in the place of %s', (_case, html, visitor) => {
    const root = open(html, visitor)
    expect(shownByBuild(root)).toBeUndefined()
    expect(root.innerHTML).toBe('<svg></svg>')
    expect(document.getElementById('start')).toBeNull()
    expect(document.documentElement).not.toHaveAttribute('data-start')
  })

  it('leaves the picture of an ordinary document', () => {
    const root = open(ordinary, 'guest')
    expect(shownByBuild(root)).toBeUndefined()
    expect(root.innerHTML).toBe('<svg></svg>')
  })
})
