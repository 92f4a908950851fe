const weights = [3, 7, 3] as const

/** The six-digit bank code of the check: three-digit codes get leading zeros, five-digit codes a leading 9. */
function sixDigits(bankCode: string): string | undefined {
  if (/^\d{6}$/.test(bankCode)) return bankCode
  if (/^\d{5}$/.test(bankCode)) return `9${bankCode}`
  return /^\d{3}$/.test(bankCode) ? `000${bankCode}` : undefined
}

/**
 * Whether the check digit of a Nigerian account number (NUBAN) does not match its bank and the nine digits before it. Only a hint: some banks
 * issue numbers that fail the check. False for a number without ten digits and for a bank code of unknown form.
 */
export function failsNubanCheck(bankCode: string, accountNumber: string): boolean {
  const bank = sixDigits(bankCode)
  if (bank === undefined || !/^\d{10}$/.test(accountNumber)) return false
  const counted = Array.from(`${bank}${accountNumber.slice(0, 9)}`, Number)
  const sum = counted.reduce((total, digit, index) => total + digit * (weights[index % weights.length] ?? 0), 0)
  return (10 - (sum % 10)) % 10 !== Number(accountNumber.at(-1))
}
