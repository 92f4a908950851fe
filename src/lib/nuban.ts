const weights = [3, 7, 3] as const

/** The six digits a bank counts with: short codes of old banks with zeros in front, five-digit codes with a 9. */
function sixDigits(bankCode: string): string | undefined {
  if (/^\d{6}$/.test(bankCode)) return bankCode
  if (/^\d{5}$/.test(bankCode)) return `9${bankCode}`
  return /^\d{3}$/.test(bankCode) ? `000${bankCode}` : undefined
}

/**
 * Whether the last digit of a Nigerian account number (NUBAN) contradicts its bank and the nine digits before it. Only a hint: some banks
 * give out numbers that do. False for whatever is not ten digits, or a bank code of unknown form.
 */
export function failsNubanCheck(bankCode: string, accountNumber: string): boolean {
  const bank = sixDigits(bankCode)
  if (bank === undefined || !/^\d{10}$/.test(accountNumber)) return false
  const counted = Array.from(`${bank}${accountNumber.slice(0, 9)}`, Number)
  const sum = counted.reduce((total, digit, index) => total + digit * (weights[index % weights.length] ?? 0), 0)
  return (10 - (sum % 10)) % 10 !== Number(accountNumber.at(-1))
}
