import type { Bank } from '@/api/contract/schemas/banking.ts'
import type { ComboboxOption } from '@/design-system/components/Combobox/index.ts'

/** The names that people use for a bank beside its registered one, by bank code; former names of banks that it took over are among them. */
const usualNames: Readonly<Record<string, readonly string[]>> = {
  '044': ['Access', 'Diamond Bank'],
  '050': ['Ecobank', 'Eco Bank', 'ETI', 'Ecobank Transnational'],
  '070': ['Fidelity'],
  '011': ['First Bank', 'FirstBank', 'FBN'],
  '214': ['FCMB'],
  '058': ['GTB', 'GTBank', 'GT Bank', 'GTCO', 'Guarantee Trust'],
  '301': ['Jaiz', "Ja'iz"],
  '082': ['Keystone'],
  '50211': ['Kuda', 'Kuda Microfinance Bank'],
  '50515': ['Moniepoint', 'Monie Point', 'Moniepoint Microfinance Bank', 'TeamApt'],
  '999992': ['OPay', 'O-Pay', 'O Pay', 'Paycom'],
  '999991': ['PalmPay', 'Palm Pay'],
  '076': ['Polaris', 'Skye Bank'],
  '101': ['Providus'],
  '221': ['Stanbic', 'IBTC'],
  '232': ['Sterling'],
  '032': ['Union Bank', 'UBN'],
  '033': ['UBA'],
  '215': ['Unity'],
  '035': ['Wema', 'ALAT'],
  '057': ['Zenith'],
}

/** The codes of the eight most used banks: the five largest by customers, and the three most used apps. */
const mostUsed: ReadonlySet<string> = new Set(['044', '011', '058', '033', '057', '999992', '50515', '999991'])

const byName = (a: Bank, b: Bank) => a.name.localeCompare(b.name, 'en')

/** The options of the field 'Bank': the most used banks first, then the others, each found also by its code and its usual names. */
export function bankOptions(banks: readonly Bank[]): ComboboxOption[] {
  const isMostUsed = ({ code }: Bank) => mostUsed.has(code)
  const ordered = [
    ...banks.filter(isMostUsed).toSorted(byName),
    ...banks.filter((bank) => !isMostUsed(bank)).toSorted(byName),
  ]
  return ordered.map(({ code, name }) => ({
    value: code,
    label: name,
    keywords: [code, ...(usualNames[code] ?? [])],
  }))
}
