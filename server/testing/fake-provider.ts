import { nigerianBanks } from '../adapters/payments/banks.ts'
import {
  type Charge,
  type PaymentProvider,
  type ProviderAnswer,
  ProviderUnavailable,
  type Transfer,
} from '../adapters/payments/provider.ts'

/** A payment provider in memory: tests say what becomes of each payment, and see what was asked of it. */
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
        const known = answers.get(transfer.reference)
        if (known !== undefined) return known
        transfers.push(transfer)
        answers.set(transfer.reference, state.transferAnswer)
        return state.transferAnswer
      }),
    listBanks: async () => nigerianBanks,
    // The last digit says what the bank knows: 9 nobody, anything else a name.
    resolveAccount: ({ accountNumber }) =>
      answering(() =>
        accountNumber.endsWith('9') && accountNumber !== '0000014579' ? undefined : { accountName: 'EKO EVENTS LTD' },
      ),
    readWebhook: () => undefined,
  }
  return {
    ...provider,
    /** Every charge and transfer that was begun. */
    charges,
    transfers,
    /** Decides what became of a payment. */
    decide: (reference: string, answer: ProviderAnswer) => void answers.set(reference, answer),
    /** What a transfer answers from now on. */
    answerTransfers: (answer: ProviderAnswer) => {
      state.transferAnswer = answer
    },
    /** Whether calls go unanswered from now on. */
    setDown: (isDown: boolean) => {
      state.isDown = isDown
    },
  }
}

export type FakeProvider = ReturnType<typeof createFakeProvider>
