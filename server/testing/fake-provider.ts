import { nigerianBanks } from '../adapters/payments/banks.ts'
import {
  type Charge,
  type PaymentProvider,
  type ProviderAnswer,
  ProviderUnavailable,
  type Transfer,
} from '../ports/payments.ts'

/** A fake payment provider in memory, whose answers tests set and whose calls they read. */
export function createFakeProvider() {
  const answers = new Map<string, ProviderAnswer>()
  const charges: Charge[] = []
  const transfers: Transfer[] = []
  const state = { isDown: false, transferAnswer: { status: 'pending' } as ProviderAnswer }
  const answering = async <T>(answer: () => T): Promise<T> => {
    if (state.isDown) throw new ProviderUnavailable('The provider does not answer')
    return answer()
  }
  const provider: PaymentProvider = {
    name: 'sandbox',
    beginCharge: (charge) =>
      answering(() => {
        charges.push(charge)
        return { authorizationUrl: `https://checkout.example/${charge.reference}` }
      }),
    lookUpCharge: (reference) => answering(() => answers.get(reference) ?? { status: 'pending' }),
    beginTransfer: (transfer) =>
      answering(() => {
        const existingAnswer = answers.get(transfer.reference)
        if (existingAnswer !== undefined) return existingAnswer
        transfers.push(transfer)
        answers.set(transfer.reference, state.transferAnswer)
        return state.transferAnswer
      }),
    lookUpTransfer: (reference) => answering(() => answers.get(reference)),
    listBanks: async () => nigerianBanks,
    // An account number ending in 9 is unknown to the bank.
    resolveAccount: ({ accountNumber }) =>
      answering(() =>
        accountNumber.endsWith('9') && accountNumber !== '0000014579' ? undefined : { accountName: 'EKO EVENTS LTD' },
      ),
    readWebhook: () => undefined,
  }
  return {
    ...provider,
    /** Every started charge and transfer. */
    charges,
    transfers,
    /** Sets the answer about a payment. */
    decide: (reference: string, answer: ProviderAnswer) => void answers.set(reference, answer),
    /** Sets the answer to every later transfer. */
    answerTransfers: (answer: ProviderAnswer) => {
      state.transferAnswer = answer
    },
    /** Sets whether later calls fail with `ProviderUnavailable`. */
    setDown: (isDown: boolean) => {
      state.isDown = isDown
    },
  }
}
