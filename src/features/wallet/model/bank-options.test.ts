import { expect, it } from 'vitest'
import { bankOptions } from './bank-options.ts'

/** The names and codes as the server lists them. */
const banks = [
  { code: '044', name: 'Access Bank' },
  { code: '050', name: 'Ecobank Nigeria' },
  { code: '070', name: 'Fidelity Bank' },
  { code: '011', name: 'First Bank of Nigeria' },
  { code: '214', name: 'First City Monument Bank' },
  { code: '058', name: 'Guaranty Trust Bank' },
  { code: '301', name: 'Jaiz Bank' },
  { code: '082', name: 'Keystone Bank' },
  { code: '50211', name: 'Kuda Bank' },
  { code: '50515', name: 'Moniepoint MFB' },
  { code: '999992', name: 'OPay' },
  { code: '999991', name: 'PalmPay' },
  { code: '076', name: 'Polaris Bank' },
  { code: '101', name: 'Providus Bank' },
  { code: '221', name: 'Stanbic IBTC Bank' },
  { code: '232', name: 'Sterling Bank' },
  { code: '032', name: 'Union Bank of Nigeria' },
  { code: '033', name: 'United Bank for Africa' },
  { code: '215', name: 'Unity Bank' },
  { code: '035', name: 'Wema Bank' },
  { code: '057', name: 'Zenith Bank' },
]
/** The banks that the field finds: those whose name and keywords contain every word that was typed. */
const found = (query: string, among = banks) =>
  bankOptions(among)
    .filter(({ label, keywords = [] }) => {
      const text = [label, ...keywords].join(' ').toLowerCase()
      return query
        .toLowerCase()
        .split(' ')
        .every((word) => text.includes(word))
    })
    .map(({ label }) => label)

it.each([
  ['GTB', 'Guaranty Trust Bank'],
  ['gtbank', 'Guaranty Trust Bank'],
  ['GT Bank', 'Guaranty Trust Bank'],
  ['GTCO', 'Guaranty Trust Bank'],
  ['058', 'Guaranty Trust Bank'],
  ['UBA', 'United Bank for Africa'],
  ['033', 'United Bank for Africa'],
  ['FCMB', 'First City Monument Bank'],
  ['214', 'First City Monument Bank'],
  ['FBN', 'First Bank of Nigeria'],
  ['FirstBank', 'First Bank of Nigeria'],
  ['zenith', 'Zenith Bank'],
  ['access', 'Access Bank'],
  ['Diamond', 'Access Bank'],
  ['Stanbic', 'Stanbic IBTC Bank'],
  ['IBTC', 'Stanbic IBTC Bank'],
  ['sterling', 'Sterling Bank'],
  ['wema', 'Wema Bank'],
  ['ALAT', 'Wema Bank'],
  ['fidelity', 'Fidelity Bank'],
  ['union', 'Union Bank of Nigeria'],
  ['UBN', 'Union Bank of Nigeria'],
  ['polaris', 'Polaris Bank'],
  ['Skye', 'Polaris Bank'],
  ['keystone', 'Keystone Bank'],
  ['Ecobank', 'Ecobank Nigeria'],
  ['ETI', 'Ecobank Nigeria'],
  ['unity', 'Unity Bank'],
  ['jaiz', 'Jaiz Bank'],
  ["Ja'iz", 'Jaiz Bank'],
  ['providus', 'Providus Bank'],
  ['Opay', 'OPay'],
  ['O-Pay', 'OPay'],
  ['PalmPay', 'PalmPay'],
  ['Palm Pay', 'PalmPay'],
  ['kuda', 'Kuda Bank'],
  ['Moniepoint', 'Moniepoint MFB'],
  ['Monie Point', 'Moniepoint MFB'],
  ['MoniePoint Microfinance', 'Moniepoint MFB'],
])('%s finds %s and no other bank', (typed, name) => {
  expect(found(typed)).toEqual([name])
})

it("finds First Bank before other banks whose name starts with 'First'", () => {
  expect(found('First Bank')[0]).toBe('First Bank of Nigeria')
})

it('lists the eight most used banks first, then the others, each by name', () => {
  expect(bankOptions(banks).map(({ label }) => label)).toEqual([
    'Access Bank',
    'First Bank of Nigeria',
    'Guaranty Trust Bank',
    'Moniepoint MFB',
    'OPay',
    'PalmPay',
    'United Bank for Africa',
    'Zenith Bank',
    'Ecobank Nigeria',
    'Fidelity Bank',
    'First City Monument Bank',
    'Jaiz Bank',
    'Keystone Bank',
    'Kuda Bank',
    'Polaris Bank',
    'Providus Bank',
    'Stanbic IBTC Bank',
    'Sterling Bank',
    'Union Bank of Nigeria',
    'Unity Bank',
    'Wema Bank',
  ])
})

it('lists banks that the table does not name, and finds them by code', () => {
  expect(found('00103', [...banks, { code: '00103', name: 'Globus Bank' }])).toEqual(['Globus Bank'])
})
