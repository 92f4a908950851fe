/** The last four digits of an account number, however many characters the server masks: '••••4579'. */
export const lastDigits = (accountNumber: string): string => `••••${accountNumber.slice(-4)}`
