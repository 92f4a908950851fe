import { type MoneyFormat } from '../components/MoneyField/index.ts'
import { type PhoneFormat } from '../components/PhoneField/index.ts'

/** Euros for the examples of the documentation. What is typed into an example goes nowhere, so it is read no further than that. */
export const euros: MoneyFormat = {
  sign: '€',
  unitLabel: 'Amount in euros',
  prefix: /^(?:€|EUR)\s*/i,
  parse: (text) => {
    const minor = Math.round(Number(text.replaceAll(',', '')) * 100)
    return Number.isNaN(minor) ? { ok: false, problem: 'not a number' } : { ok: true, minor }
  },
  write: (minor) =>
    minor === null ? '' : (minor / 100).toLocaleString('en', { minimumFractionDigits: minor % 100 === 0 ? 0 : 2 }),
}

/** International numbers for the examples of the documentation. */
export const international: PhoneFormat = {
  parse: (text) => {
    const phone = text.replaceAll(' ', '')
    return /^\+\d{8,15}$/.test(phone) ? { ok: true, phone } : { ok: false, problem: 'not a number' }
  },
  write: (phone) => phone?.replace(/^(\+\d\d)(\d\d)(\d{4})/, '$1 $2 $3 ') ?? '',
}
