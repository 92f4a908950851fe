import { describe, expect, it } from 'vitest'
import { isUnlikeName } from './account-name.ts'

const names = { business: 'Eko Events Ltd', person: ['Ngozi', 'Eze'] }

describe('isUnlikeName', () => {
  it.each(['EKO EVENTS LIMITED', 'EKO LOUNGE', 'EZE, NGOZI ADA', 'NGOZI OKAFOR', 'Ékò Évẹnts'])(
    "accepts %s as the employer's name",
    (account) => {
      expect(isUnlikeName(account, names)).toBe(false)
    },
  )

  it.each(['TUNDE BAKARE', 'ADA STORES LTD', 'GLOBAL SERVICES NIGERIA LIMITED BAKARE'])(
    'recognizes %s as another name',
    (account) => {
      expect(isUnlikeName(account, names)).toBe(true)
    },
  )

  it('reads the hooked letters of Hausa names as the bank writes them', () => {
    expect(isUnlikeName('DANGOTE EVENTS', { business: 'Ɗangote', person: [] })).toBe(false)
    expect(isUnlikeName('DAN’AZUMI STORES', { business: 'Ɗanʼazumi', person: [] })).toBe(false)
    expect(isUnlikeName('KANO EVENTS', { business: 'Ɗangote', person: [] })).toBe(true)
  })

  it('is false when there is no name to compare with', () => {
    expect(isUnlikeName('TUNDE BAKARE', { business: 'Ltd', person: ['', '  '] })).toBe(false)
    expect(isUnlikeName('', names)).toBe(false)
    expect(isUnlikeName('李小龙', { business: '李小龙', person: [] })).toBe(false)
  })

  it('is false without a business, also for a name unlike the person', () => {
    expect(isUnlikeName('TUNDE BAKARE', { business: '', person: ['Ngozi', 'Eze'] })).toBe(false)
  })
})
