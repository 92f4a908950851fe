import { expect, it } from 'vitest'
import { someNotificationSettings } from '@/api/mocks/factories.ts'
import { switchesOf } from './notification-kinds.ts'

const kindsOf = (...args: Parameters<typeof switchesOf>) => switchesOf(...args).map(({ kind }) => kind)

it('shows a switch for what the server sends, in a fixed order, and for nothing else', () => {
  const settings = someNotificationSettings({
    offered: { email: ['payment', 'something new', 'newApplicant'], push: ['productNews'] },
  })
  expect(kindsOf(settings, 'email')).toEqual(['newApplicant', 'payment'])
  expect(kindsOf(settings, 'push')).toEqual(['productNews'])
  expect(kindsOf(someNotificationSettings(), 'push')).toEqual([])
})

it('locks email about payments, with the reason, and not its push messages', () => {
  const settings = someNotificationSettings({ offered: { email: ['payment'], push: ['payment'] } })
  expect(switchesOf(settings, 'email')).toMatchObject([
    { isOn: true, lockedReason: expect.stringMatching(/^Always on/) },
  ])
  expect(switchesOf(settings, 'push')).toMatchObject([{ isOn: true, lockedReason: undefined }])
})
