import { describe, expect, it } from 'vitest'
import { mergePages, pagesToRead } from './pages.ts'

const note = (_id: string, title = _id) => ({ _id, title, message: '', read: false, createdAt: '2025-11-14T07:00:00Z' })
const page = (...notifications: ReturnType<typeof note>[]) => ({
  notifications,
  totalNotification: 120,
  unreadNotifications: 7,
})

describe('pagesToRead', () => {
  it.each([
    [1, 120, 1],
    [2, 120, 2],
    [9, 120, 3],
    [3, 100, 2],
    [3, 0, 1],
  ])('for %i requested and %i in total is %i', (requested, total, pages) => {
    expect(pagesToRead(requested, total, 50)).toBe(pages)
  })
})

describe('mergePages', () => {
  it('concatenates the pages, with the counts of the first', () => {
    const older = { ...page(note('c')), totalNotification: 119, unreadNotifications: 8 }
    expect(mergePages(page(note('a'), note('b')), [older])).toEqual(page(note('a'), note('b'), note('c')))
  })

  it('lists a notification that moved to the next page once, as the newer page has it', () => {
    const merged = mergePages(page(note('new'), note('a'), note('b', 'Now')), [page(note('b', 'Before'), note('c'))])
    expect(merged.notifications.map(({ title }) => title)).toEqual(['new', 'a', 'Now', 'c'])
  })

  it('skips a page that is not loaded', () => {
    expect(mergePages(page(note('a')), [undefined, page(note('z'))]).notifications.map(({ _id }) => _id)).toEqual([
      'a',
      'z',
    ])
  })
})
