import type { Destination } from '../db/money-schema.ts'

/** The bank account of a simulated worker. @param number of five digits, another one for each worker */
export const sampleAccount = (name: string, number: number): Destination => ({
  bankCode: '011',
  accountNumber: `00000${number}`,
  // Banks keep names in plain capital letters.
  accountName: name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase(),
})
