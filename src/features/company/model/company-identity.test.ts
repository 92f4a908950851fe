import { describe, expect, it } from 'vitest'
import { companyIdentity } from './company-identity.ts'

describe('companyIdentity', () => {
  it('shows the name, the first 13 characters of the id and the picture', () => {
    const company = { id: 'cmp_0123456789abcdef', companyName: 'Eko Events Ltd', image: { url: '/files/logo.png' } }
    expect(companyIdentity(company, 'Ngozi')).toEqual({
      name: 'Eko Events Ltd',
      id: 'ID: cmp_012345678',
      imageUrl: '/files/logo.png',
    })
  })

  it.each([null, undefined, '', '   '])('falls back to the first name for the company name %j', (companyName) => {
    expect(companyIdentity({ id: 'c', companyName }, 'Ngozi').name).toBe('Ngozi')
  })

  it('shows a placeholder when there is no id', () => {
    expect(companyIdentity({ id: '' }, 'Ngozi').id).toBe('ID: ---')
  })

  it('has no picture when the server sends none', () => {
    expect(companyIdentity({ id: 'c', image: { url: null } }, 'Ngozi').imageUrl).toBeUndefined()
    expect(companyIdentity({ id: 'c', image: null }, 'Ngozi').imageUrl).toBeUndefined()
  })
})
