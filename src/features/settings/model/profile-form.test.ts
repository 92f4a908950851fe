import { expect, it } from 'vitest'
import { profileForm } from '@/api/contract/schemas/profile-form.ts'
import { aProfile } from '@/api/mocks/factories.ts'
import { profileChanges, profileFields, profileFormOf } from './profile-form.ts'

const messagesOf = (values: unknown) =>
  Object.fromEntries(
    (profileForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

it('accepts a stored person unchanged, and has every field on the page', () => {
  const values = profileFormOf(aProfile({ phone: null, image: null }))
  expect(messagesOf(values)).toEqual({})
  expect([...profileFields].toSorted()).toEqual(Object.keys(values).toSorted())
})

it('requires both names, and a phone that is one', () => {
  expect(messagesOf({ image: null, firstName: ' ', lastName: '', phone: '12' })).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    phone: 'Please enter a valid phone number',
  })
})

it('sends what has changed, and nothing when nothing has', () => {
  const url = '/uploads/profile/0123456789abcdef0123456789abcdef.webp'
  const stored = profileFormOf(aProfile())
  const pictured = profileFormOf(aProfile({ image: { url } }))
  expect(profileChanges(stored, stored)).toEqual({})
  expect(profileChanges({ ...stored, firstName: 'Ọládípọ̀', phone: '' }, stored)).toEqual({
    firstName: 'Ọládípọ̀',
    phone: '',
  })
  expect(profileChanges(pictured, stored)).toEqual({ image: { url } })
  expect(profileChanges(stored, pictured)).toEqual({ image: null })
})
