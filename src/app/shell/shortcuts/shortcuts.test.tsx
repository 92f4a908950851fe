import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '@/shared/paths.ts'
import { createShortcutReader, type ShortcutAction } from './shortcuts.ts'

/** Presses keys one after the other on an element and returns what each did. */
function press(keys: readonly string[], on: Element = document.body, init: KeyboardEventInit = {}, gapMs = 100) {
  const read = createShortcutReader()
  const actions: (ShortcutAction | undefined)[] = []
  keys.forEach((key, index) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
    Object.defineProperty(event, 'timeStamp', { value: index * gapMs })
    on.addEventListener('keydown', (pressed) => actions.push(read(pressed as KeyboardEvent)?.action), { once: true })
    on.dispatchEvent(event)
  })
  return actions
}

function show(html: string): Element {
  document.body.innerHTML = html
  return document.body.querySelector('[data-target]') ?? document.body
}

afterEach(() => {
  document.body.innerHTML = ''
})

describe('createShortcutReader', () => {
  it('reads single keys and pairs that begin with g', () => {
    expect(press(['n'])).toEqual([{ open: paths.postGig }])
    expect(press(['/', '?'])).toEqual(['search', 'help'])
    expect(press(['g', 'w'])).toEqual([undefined, { open: paths.wallet }])
    expect(press(['g', 'g'])).toEqual([undefined, { open: paths.gigs }])
    expect(press(['G', 'B'])).toEqual([undefined, { open: paths.billing() }])
  })

  it('does not take the second key of a pair as a shortcut of its own', () => {
    expect(press(['g', 'n'])).toEqual([undefined, undefined])
    expect(press(['w'])).toEqual([undefined])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])('searches by K with %o, also from a field', (init) => {
    expect(press(['k'], document.body, init)).toEqual(['search'])
    expect(press(['K'], document.body, init)).toEqual(['search'])
    expect(press(['k'], show('<input data-target>'), init)).toEqual(['search'])
    expect(press(['k'], show('<div role="dialog"></div><div data-target></div>'), init)).toEqual([undefined])
    expect(press(['k'], document.body, { ...init, shiftKey: true })).toEqual([undefined])
    expect(press(['k'], document.body, { ...init, altKey: true })).toEqual([undefined])
  })

  it('leaves Ctrl+K to the text fields of macOS', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')
    expect(press(['k'], document.body, { ctrlKey: true })).toEqual([undefined])
    expect(press(['k'], document.body, { metaKey: true })).toEqual(['search'])
    vi.restoreAllMocks()
  })

  it('needs Ctrl or Cmd for the search by K: alone it is a key of the page', () => {
    expect(press(['k'])).toEqual([{ page: 'previous' }])
  })

  it('waits 1.5 seconds for the second key', () => {
    expect(press(['g', 'd'], document.body, {}, 1500)).toEqual([undefined, { open: paths.dashboard }])
    expect(press(['g', 'd'], document.body, {}, 1501)).toEqual([undefined, { page: 'decline' }])
  })

  it.each([
    ['a field', '<input data-target>'],
    ['a text area', '<textarea data-target></textarea>'],
    ['a menu', '<div role="menu"><div data-target role="menuitem"></div></div>'],
    ['a calendar', '<table role="grid"><tbody><tr><td data-target></td></tr></tbody></table>'],
    ['the page below a dialog', '<div role="dialog"></div><div data-target></div>'],
  ])('ignores keys in %s', (_, html) => {
    expect(press(['n'], show(html))).toEqual([undefined])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { isComposing: true }])(
    'ignores a key with %o',
    (init) => {
      expect(press(['n'], document.body, init)).toEqual([undefined])
    },
  )
})
