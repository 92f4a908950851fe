import { type PaymentProvider, type ProviderAnswer, ProviderUnavailable, type Transfer } from '../../ports/payments.ts'
import type { Random } from '../../simulator/random.ts'
import { createFakeProvider } from '../fake-provider.ts'

/** Chances of the answers to a new transfer. */
const answerWeights = { success: 60, failed: 15, processing: 15, reversed: 10 } as const

/** A provider of transfers that fails at random, and keeps the books by which a life is checked. */
export function createBank(random: Random) {
  const transfers = new Map<string, { readonly transfer: Transfer; answer: ProviderAnswer }>()
  const state = { isKind: false }
  const mayFail = (chance: number) => {
    if (!state.isKind && random.chance(chance)) throw new ProviderUnavailable('The bank does not answer')
  }
  const provider: PaymentProvider = {
    ...createFakeProvider(),
    lookUpTransfer: async (reference) => {
      mayFail(0.1)
      return transfers.get(reference)?.answer
    },
    beginTransfer: async (transfer) => {
      mayFail(0.1)
      const existing = transfers.get(transfer.reference)
      if (existing !== undefined) {
        if (existing.answer.status === 'processing' && (state.isKind || random.chance(0.5))) {
          existing.answer = { status: 'success' }
        }
        return existing.answer
      }
      const answer: ProviderAnswer = { status: state.isKind ? 'success' : random.weighted(answerWeights) }
      transfers.set(transfer.reference, { transfer, answer })
      // The transfer is known to the bank and its answer is lost.
      mayFail(0.15)
      return answer
    },
  }
  return {
    provider,
    /** The references of the transfers that reached an account. */
    sent: () =>
      [...transfers.entries()].filter(([, { answer }]) => answer.status === 'success').map(([reference]) => reference),
    /** What reached accounts, in kobo. */
    sentKobo: () =>
      [...transfers.values()].reduce(
        (sum, { transfer, answer }) => sum + (answer.status === 'success' ? transfer.amountKobo : 0),
        0,
      ),
    /** Returns a transfer that had reached its account. */
    giveBack: (reference: string) => {
      const found = transfers.get(reference)
      if (found !== undefined) found.answer = { status: 'reversed', reason: 'The bank returned the transfer.' }
    },
    /** From now on every call is answered, and every new transfer succeeds. */
    becomeKind: () => {
      state.isKind = true
    },
  }
}

export type Bank = ReturnType<typeof createBank>
