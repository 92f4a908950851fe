import { describe, expect, it } from 'vitest'
import { companyForm } from '@/api/contract/schemas/company-form.ts'
import { aCompany, anUnnamedCompany } from '@/api/mocks/factories.ts'
import { businessChanges, businessFields, businessFormOf, industryOptions } from './business-form.ts'

const messagesOf = (values: unknown) =>
  Object.fromEntries(
    (companyForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

describe('the form of the business', () => {
  it('requires what a Gig shows, in the words of the design', () => {
    expect(messagesOf(businessFormOf(undefined))).toEqual({
      companyName: 'Company name is required',
      industry: 'Please select an industry',
      phone: 'Phone is required',
      email: 'Email is required',
      'address.street': 'Address is required',
      'address.city': 'City is required',
      'address.state': 'Please select a state',
    })
  })

  it('accepts a stored business unchanged, and has every field on the page', () => {
    expect(messagesOf(businessFormOf(aCompany()))).toEqual({})
    const { address, ...texts } = businessFormOf(undefined)
    const paths = [...Object.keys(texts), ...Object.keys(address).map((part) => `address.${part}`)]
    expect([...businessFields].toSorted()).toEqual(paths.toSorted())
  })

  it('sends what has changed, an address whole, and nothing when nothing has', () => {
    const stored = aCompany()
    expect(businessChanges(businessFormOf(stored), stored)).toEqual({})
    const moved = {
      ...businessFormOf(stored),
      companyName: 'Eko',
      address: { street: '4 Allen Avenue', city: 'Ikeja', state: 'Lagos' },
    }
    expect(businessChanges(moved, stored)).toEqual({
      companyName: 'Eko',
      address: { street: '4 Allen Avenue', city: 'Ikeja', state: 'Lagos' },
    })
    const url = '/uploads/company/0123456789abcdef0123456789abcdef.webp'
    const pictured = aCompany({ image: { url } })
    expect(businessChanges({ ...businessFormOf(stored), image: url }, stored)).toEqual({ image: { url } })
    expect(businessChanges({ ...businessFormOf(pictured), image: null }, pictured)).toEqual({ image: null })
    expect(businessChanges({ ...businessFormOf(stored), about: '' }, stored)).toEqual({ about: '' })
    expect(businessChanges({ ...businessFormOf(undefined), companyName: 'Eko' }, anUnnamedCompany())).toEqual({
      companyName: 'Eko',
    })
  })

  it('keeps an industry that is not among the choices', () => {
    expect(industryOptions('Circus')[0]).toEqual({ value: 'Circus', label: 'Circus' })
    expect(industryOptions('Weddings')).toEqual(industryOptions(''))
  })
})
