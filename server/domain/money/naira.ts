const format = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN', currencyDisplay: 'narrowSymbol' })

/** An amount in words for mails and notifications: '₦1,250.50'. The screens have `formatNaira`, which writes the same. */
export const naira = (kobo: number) => {
  const digits = String(kobo).padStart(3, '0')
  return format.format(`${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`)
}
