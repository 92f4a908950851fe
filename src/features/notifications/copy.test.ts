import { describe, expect, it } from 'vitest'
import { bellName, clearQuestion } from './copy.ts'

describe('bellName', () => {
  it('contains the number that the badge shows', () => {
    expect(bellName(0)).toBe('Notifications')
    expect(bellName(1)).toBe('Notifications, 1 unread')
    expect(bellName(99)).toBe('Notifications, 99 unread')
    expect(bellName(100)).toBe('Notifications, 99+ unread')
  })
})

describe('clearQuestion', () => {
  it('names what is deleted, how many there are, and how many are unread', () => {
    expect(clearQuestion(5, 3)).toEqual({
      title: 'Clear all 5 notifications?',
      description: '3 of them have not been read. They are deleted for good; this cannot be undone.',
    })
    expect(clearQuestion(5, 1).description).toMatch(/^1 of them has not been read\./)
    expect(clearQuestion(2, 2).description).toMatch(/^None of them has been read\./)
    expect(clearQuestion(2, 0).description).toBe('They are deleted for good; this cannot be undone.')
  })

  it('uses the singular for one notification', () => {
    expect(clearQuestion(1, 1)).toEqual({
      title: 'Clear 1 notification?',
      description: 'It has not been read. It is deleted for good; this cannot be undone.',
    })
    expect(clearQuestion(1, 0).description).toBe('It is deleted for good; this cannot be undone.')
  })
})
