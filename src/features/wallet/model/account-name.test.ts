import { describe, expect, it } from 'vitest'
import { isUnlikeName } from './account-name.ts'

const names = ['Eko Events Ltd', 'Ngozi Eze']

describe('isUnlikeName', () => {
  it.each(['EKO EVENTS LIMITED', 'EKO LOUNGE', 'EZE, NGOZI ADA', 'NGOZI OKAFOR', 'Ékò Évẹnts'])(
    'takes %s for the own',
    (account) => {
      expect(isUnlikeName(account, names)).toBe(false)
    },
  )

  it.each(['TUNDE BAKARE', 'ADA STORES LTD', 'GLOBAL SERVICES NIGERIA LIMITED BAKARE'])(
    'takes %s for another',
    (account) => {
      expect(isUnlikeName(account, names)).toBe(true)
    },
  )

  it('says nothing when there is nothing to compare', () => {
    expect(isUnlikeName('TUNDE BAKARE', [])).toBe(false)
    expect(isUnlikeName('TUNDE BAKARE', ['', '  ', 'Ltd'])).toBe(false)
    expect(isUnlikeName('', names)).toBe(false)
    expect(isUnlikeName('李小龙', ['李小龙'])).toBe(false)
  })
})
