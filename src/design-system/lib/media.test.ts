import { expect, it } from 'vitest'
import { hostAndPath, mediaTitle, safeAddress } from './media.ts'

const base = 'https://marquee.example/dashboard'

it.each([
  ['https://music.example/a?b#c', 'music.example/a'],
  ['https://music.example/', 'music.example'],
  ['/uploads/a.pdf', 'marquee.example/uploads/a.pdf'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('people read %s as %s', (url, text) => {
  expect(hostAndPath(url, base)).toBe(text)
})

it.each([
  ['https://music.example/a', true],
  ['http://music.example/a', true],
  ['/uploads/a.pdf', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['https://', false],
])('whether %s may be opened: %s', (url, isSafe) => {
  expect(safeAddress(url, base) !== undefined).toBe(isSafe)
})

it.each([
  [{ kind: 'image', title: 'First dance' }, 'First dance'],
  [{ kind: 'image', title: ' ' }, 'Picture 3'],
  [{ kind: 'audio', title: null }, 'Sound 3'],
  [{ kind: 'hologram' }, 'File 3'],
])('%o is called %s', (item, title) => {
  expect(mediaTitle({ id: '1', url: '/a', ...item }, 2)).toBe(title)
})
