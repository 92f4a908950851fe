import { describe, expect, it } from 'vitest'
import { pageDocument, styleHashes, withoutUnreadProperties } from './prerender.mjs'

const index =
  '<html><head><title>Marquee</title></head><body>\n<div id="root"><svg>logo</svg></div>\n    <noscript>On!</noscript></body></html>'
const page = {
  path: '/sign-in',
  title: 'Sign in · Marquee',
  markup: '<h1>Costs $& and $1</h1>',
  rules: '',
  shownTo: 'guest',
  sheets: [],
} as const

describe('pageDocument', () => {
  it('has the title and the markup of the page, marked as rendered', () => {
    const html = pageDocument(index, page, '@font-face{}')
    expect(html).toContain('<title>Sign in · Marquee</title>')
    expect(html).toContain(
      '<div id="root" data-prerendered="guest" data-path="/sign-in"><h1>Costs $& and $1</h1></div>',
    )
    expect(html).toContain('<style>@font-face{}')
  })

  it('links the style sheets of its chunks behind those of the entry, each once', () => {
    const linked = index.replace('</head>', '<link rel="stylesheet" href="/assets/entry.css"></head>')
    const html = pageDocument(linked, { ...page, sheets: ['assets/entry.css', 'assets/page.css'] }, '')
    expect([...html.matchAll(/href="(?<path>[^"]+)"/g)].map(({ groups }) => groups?.['path'])).toEqual([
      '/assets/entry.css',
      '/assets/page.css',
    ])
  })

  it.each([
    ['guest', 'session'],
    ['session', 'guest'],
  ] as const)('shows the start-up picture in the place of a page for a %s to a %s', (shownTo, other) => {
    const html = pageDocument(index, { ...page, shownTo, rules: 'p{color:red}' }, '')
    expect(html).toContain('<div id="start"><svg>logo</svg></div>')
    expect(html).toContain(`[data-start=${other}] #start{display:block}[data-start=${other}] #root{display:none}`)
    expect(html).not.toContain(`[data-start=${shownTo}]`)
    expect(html).toContain('p{color:red}</style>')
  })

  it('has no start-up picture where everyone sees the page', () => {
    const html = pageDocument(index, { ...page, shownTo: 'everyone' }, '')
    expect(html).not.toContain('logo')
    expect(html).not.toContain('display')
  })

  it('refuses an index.html without the root', () => {
    expect(() => pageDocument('<html></html>', page, '')).toThrow('has lost its root')
  })
})

describe('withoutUnreadProperties', () => {
  it('keeps what is read directly, by another property, or by an attribute, in every theme', () => {
    const rules =
      ':root{--a:var(--b);--b:1px;--unread:2px;--also-unread:var(--unread)}[data-theme=dark]{--b:3px;--unread:4px}p{width:var(--a)}'
    expect(
      withoutUnreadProperties(`<style>${rules}</style><p style="height:var( --c )"></p><style>p{--c:5px}</style>`),
    ).toBe(
      '<style>:root{--a:var(--b);--b:1px;}[data-theme=dark]{--b:3px;}p{width:var(--a)}</style><p style="height:var( --c )"></p><style>p{--c:5px}</style>',
    )
  })
})

describe('styleHashes', () => {
  it('names the content of each style element as a content security policy does', () => {
    expect(styleHashes('<style>a{}</style><p></p><style></style>')).toEqual([
      expect.stringMatching(/^sha256-[\w+/]{43}=$/),
      'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    ])
  })
})
