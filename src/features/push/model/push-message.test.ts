import { describe, expect, it } from 'vitest'
import { browserNotification, dashboardLink, isOpenRequest } from './push-message.ts'

const origin = 'https://marquee.example'

describe('the notification of a message', () => {
  it('has its title, its words, a fixed icon and its page', () => {
    const data = {
      id: 'ntf_1',
      title: 'Gig started',
      body: '“Launch” has begun.',
      link: '/dashboard/gig-management/g_1',
    }
    expect(browserNotification({ data }, origin)).toEqual({
      title: 'Gig started',
      options: {
        body: '“Launch” has begun.',
        icon: '/notification-icon.png',
        tag: 'ntf_1',
        data: { link: '/dashboard/gig-management/g_1' },
      },
    })
  })

  it.each([{}, { data: {} }, { data: { title: '' } }, { notification: {} }])('of %j is a New Message', (payload) => {
    expect(browserNotification(payload, origin)).toEqual({
      title: 'New Message',
      options: { body: '', icon: '/notification-icon.png', data: { link: '/dashboard' } },
    })
  })

  it('prefers the words that the sender meant to be shown', () => {
    const payload = { notification: { title: 'Sale', body: 'Today' }, data: { title: 'Other' } }
    expect(browserNotification(payload, origin)).toMatchObject({ title: 'Sale', options: { body: 'Today' } })
  })
})

it.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/profile&settings?tab=support#top', '/dashboard/profile&settings?tab=support#top'],
  ['https://marquee.example/dashboard/my-workers', '/dashboard/my-workers'],
  ['https://elsewhere.example/dashboard', '/dashboard'],
  ['//elsewhere.example/dashboard/x', '/dashboard'],
  ['/dashboard/../sandbox/pay', '/dashboard'],
  ['/dashboards', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['https://', '/dashboard'],
  [undefined, '/dashboard'],
])('a click on the link %s opens %s', (link, path) => {
  expect(dashboardLink(link, origin)).toBe(path)
})

it('knows the requests of the service worker from other messages', () => {
  expect(isOpenRequest({ type: 'marquee-open', link: '/dashboard' })).toBe(true)
  for (const message of [undefined, null, 'marquee-open', {}, { isFirebaseMessaging: true }]) {
    expect(isOpenRequest(message)).toBe(false)
  }
})
