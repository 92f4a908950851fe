import { describe, expect, it } from 'vitest'
import type { NotificationList } from '@/api/contract/schemas/notification.ts'
import { emptyList, withAllRead, withRead, without } from './list-changes.ts'

const note = (_id: string, read = false) => ({ _id, title: _id, message: '', read, createdAt: '2025-11-14T07:00:00Z' })
const unread = note('fresh')
const old = note('old', true)
const elsewhere = note('on another page')
const list: NotificationList = { notifications: [unread, old], totalNotification: 60, unreadNotifications: 31 }

describe('withRead', () => {
  it('marks a notification as read and lowers the unread count by one', () => {
    expect(withRead(list, unread)).toEqual({
      ...list,
      notifications: [{ ...unread, read: true }, old],
      unreadNotifications: 30,
    })
  })

  it('does not count a notification that was already read', () => {
    expect(withRead(list, old)).toEqual(list)
  })

  it('lowers the count for a notification on another page', () => {
    expect(withRead(list, elsewhere)).toEqual({ ...list, unreadNotifications: 30 })
  })
})

describe('withAllRead', () => {
  it('leaves no unread notification, on this page or another', () => {
    const { notifications, totalNotification, unreadNotifications } = withAllRead(list)
    expect(notifications.every(({ read }) => read)).toBe(true)
    expect({ totalNotification, unreadNotifications }).toEqual({ totalNotification: 60, unreadNotifications: 0 })
  })
})

describe('without', () => {
  it('lowers both counts for an unread notification', () => {
    expect(without(list, unread)).toEqual({ notifications: [old], totalNotification: 59, unreadNotifications: 30 })
  })

  it('lowers only the total for a read notification', () => {
    expect(without(list, old)).toEqual({ notifications: [unread], totalNotification: 59, unreadNotifications: 31 })
  })

  it('lowers the counts for a notification on another page', () => {
    expect(without(list, elsewhere)).toEqual({
      notifications: [unread, old],
      totalNotification: 59,
      unreadNotifications: 30,
    })
  })

  it('never counts below zero', () => {
    expect(without(emptyList, unread)).toEqual(emptyList)
  })
})
