import type { Bank } from '../../ports/payments.ts'

/** Names of Nigerian banks by CBN code. */
const names: Readonly<Record<string, string>> = {
  '044': 'Access Bank',
  '023': 'Citibank Nigeria',
  '050': 'Ecobank Nigeria',
  '070': 'Fidelity Bank',
  '011': 'First Bank of Nigeria',
  '214': 'First City Monument Bank',
  '00103': 'Globus Bank',
  '058': 'Guaranty Trust Bank',
  '301': 'Jaiz Bank',
  '082': 'Keystone Bank',
  '50211': 'Kuda Bank',
  '50515': 'Moniepoint MFB',
  '999992': 'OPay',
  '999991': 'PalmPay',
  '526': 'Parallex Bank',
  '076': 'Polaris Bank',
  '101': 'Providus Bank',
  '125': 'Rubies MFB',
  '51310': 'Sparkle MFB',
  '221': 'Stanbic IBTC Bank',
  '068': 'Standard Chartered Bank',
  '232': 'Sterling Bank',
  '100': 'Suntrust Bank',
  '302': 'TAJ Bank',
  '00102': 'Titan Bank',
  '032': 'Union Bank of Nigeria',
  '033': 'United Bank for Africa',
  '215': 'Unity Bank',
  '566': 'VFD Microfinance Bank',
  '035': 'Wema Bank',
  '057': 'Zenith Bank',
}

/** Codes of banks that lost their licence and that a payment provider may still list: Heritage Bank, in June 2024. */
export const closedBanks: ReadonlySet<string> = new Set(['030'])

/** All banks of the list, sorted by name. */
export const nigerianBanks: readonly Bank[] = Object.entries(names)
  .map(([code, name]) => ({ code, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
