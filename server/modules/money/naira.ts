const format = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN', currencyDisplay: 'narrowSymbol' })

/** Formats an amount for mails and notifications: '₦1,250.50'. The client's `formatNaira` uses the same format. */
export const naira = (kobo: number) => {
  const digits = String(kobo).padStart(3, '0')
  return format.format(`${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`)
}
