import type { Endpoint } from '../../src/api/contract/endpoint.ts'
import type { ErrorCode } from '../../src/api/contract/error-codes.ts'
import { mostKobo } from '../../src/api/contract/schemas/money.ts'
import { api } from '../../src/api/contract/table.ts'
import type { RefusalCase } from './conformance-refusals.ts'
import type { Subject, TestCall } from './conformance-subjects.ts'

const { gigPeople, gigs, wallet, workers } = api

const ref = gigPeople.hire.example.body.ref
/** A hire for more than the Gig holds, confirmed by the PIN. */
const dear = { agreedKobo: 6_000_000, pin: '2580', extraKobo: 1_053_750, ref }

type Rest = Pick<RefusalCase, 'money' | 'before'>

/** The example of an endpoint with other parameters and another body. */
const refused = (
  code: ErrorCode,
  endpoint: Endpoint,
  why: string,
  { params, body, ...rest }: { params?: Record<string, string>; body?: object } & Rest = {},
): RefusalCase => {
  const example = endpoint.example as TestCall
  return {
    code,
    endpoint,
    why,
    ...rest,
    call: () => ({
      ...example,
      ...(params !== undefined && { params: { ...example.params, ...params } }),
      ...(body !== undefined && { body: { ...(example.body as object), ...body } }),
    }),
  }
}

/** The call must succeed in both subjects, so that the case begins where it says. */
async function did(subject: Subject, endpoint: Endpoint, call: TestCall) {
  const answer = await subject.call(endpoint, call)
  if (answer.status !== 200) throw new Error(`${endpoint.id}: ${JSON.stringify(answer.body)}`)
}

const cancelGig = (subject: Subject) => did(subject, gigs.cancel, { ...gigs.cancel.example, params: { id: 'gig_1' } })
const hire = (subject: Subject, applicantId: string) =>
  did(subject, gigPeople.hire, {
    params: { id: 'gig_1', applicantId },
    body: { agreedKobo: 5_000_000, ref: crypto.randomUUID() },
  })

/** Fills the three free places of the venue's open Gig, and makes its declined applicant pending again. */
async function fillGig(subject: Subject) {
  for (const applicantId of ['ap_1', 'ap_2', 'ap_6']) await hire(subject, applicantId)
  await did(subject, gigPeople.restore, { params: { id: 'gig_1', applicantId: 'ap_3' } })
}

/** The most groups of saved workers. */
async function fillGroups(subject: Subject) {
  const answer = await subject.call(workers.listGroups, {})
  const { length } = answer.body['data'] as readonly unknown[]
  for (let number = length; number < 50; number += 1) {
    await did(subject, workers.saveGroup, { body: { name: `Group ${number}`, workerIds: [] } })
  }
}

/** Refusal cases of decisions about applicants, of hires and of saved workers. */
export function hiringRefusals(): RefusalCase[] {
  const decisions = [gigPeople.shortlist, gigPeople.decline, gigPeople.restore]
  const ofApplicants = [...decisions, gigPeople.updateNote, gigPeople.hire]
  return [
    ...ofApplicants.flatMap((endpoint) => [
      refused('NOT_FOUND', endpoint, 'an unknown Gig', { params: { id: 'gig_none' } }),
      refused('NOT_FOUND', endpoint, 'an unknown applicant', { params: { applicantId: 'ap_none' } }),
      refused('NOT_FOUND', endpoint, 'an applicant of another Gig', { params: { id: 'gig_2' } }),
    ]),
    ...decisions.flatMap((endpoint) => [
      refused('APPLICANT_STATE', endpoint, 'an applicant who is hired', { params: { applicantId: 'ap_4' } }),
      refused('APPLICANT_STATE', endpoint, 'an applicant who withdrew', { params: { applicantId: 'ap_7' } }),
      refused('GIG_STATE', endpoint, 'a Gig that was cancelled', { before: cancelGig }),
    ]),
    refused('CONFLICT', gigPeople.updateNote, 'a note that was changed in the meantime', {
      body: { privateNote: 'Mine', replaces: 'Another one than there is' },
    }),
    refused('APPLICANT_STATE', gigPeople.hire, 'an applicant who was declined', { params: { applicantId: 'ap_3' } }),
    refused('APPLICANT_STATE', gigPeople.hire, 'an applicant who was hired', {
      before: (subject) => hire(subject, 'ap_1'),
    }),
    refused('GIG_STATE', gigPeople.hire, 'a Gig that was cancelled', { before: cancelGig }),
    refused('NO_FREE_PLACE', gigPeople.invite, 'a full Gig', { before: fillGig }),
    refused('WALLET_RESTRICTED', gigPeople.invite, 'an offer to hire the first, with a wallet under review', {
      body: { hireFirst: true },
      money: { wallet: 'restricted' },
    }),
    refused('NO_FREE_PLACE', gigPeople.hire, 'a full Gig', { params: { applicantId: 'ap_3' }, before: fillGig }),
    refused('EXTRA_PAY_UNCONFIRMED', gigPeople.hire, 'more pay without the PIN', { body: { agreedKobo: 6_000_000 } }),
    refused('EXTRA_PAY_UNCONFIRMED', gigPeople.hire, 'more extra pay than was shown', {
      body: { ...dear, extraKobo: 1_053_749 },
    }),
    refused('VALIDATION_FAILED', gigPeople.hire, 'a PIN without the extra pay', {
      body: { agreedKobo: 6_000_000, pin: '2580' },
    }),
    refused('VALIDATION_FAILED', gigPeople.hire, 'pay below ₦1,000.00', { body: { agreedKobo: 99_999 } }),
    refused('INSUFFICIENT_FUNDS', gigPeople.hire, 'too little in the wallet', {
      body: dear,
      money: { availableKobo: 1_000_000 },
    }),
    refused('INVALID_PIN', gigPeople.hire, 'a wrong PIN', { body: { ...dear, pin: '0000' } }),
    refused('PIN_LOCKED', gigPeople.hire, 'a locked PIN', { body: dear, money: { pin: 'locked' } }),
    refused('SETUP_INCOMPLETE', gigPeople.hire, 'no PIN', { body: dear, money: { pin: 'none' } }),
    refused('WALLET_NOT_ACTIVE', gigPeople.hire, 'a wallet that is not activated', {
      body: dear,
      money: { wallet: 'not_activated' },
    }),
    refused('WALLET_RESTRICTED', gigPeople.hire, 'a wallet under review', {
      body: dear,
      money: { wallet: 'restricted' },
    }),
    refused('WALLET_RESTRICTED', gigPeople.hire, 'a wallet under review, for the held pay', {
      money: { wallet: 'restricted' },
    }),
    refused('CONFLICT', gigPeople.hire, 'a reference that stands for another payment', {
      body: dear,
      before: (subject) => subject.call(wallet.withdraw, { body: { ...wallet.withdraw.example.body, ref } }),
    }),
    refused('NOT_FOUND', gigPeople.cancelHire, 'an unknown Gig', { params: { gigId: 'gig_none' } }),
    refused('NOT_FOUND', gigPeople.cancelHire, 'a place of another Gig', { params: { gigId: 'gig_2' } }),
    refused('WORKER_GIG_STATE', gigPeople.cancelHire, 'a hire that was cancelled', {
      before: (subject) => did(subject, gigPeople.cancelHire, gigPeople.cancelHire.example),
    }),
    refused('WORKER_GIG_STATE', gigPeople.cancelHire, 'work that was handed in', {
      params: { gigId: 'gig_2', workerGigId: 'wg_3' },
    }),
    refused('GIG_STATE', gigPeople.cancelHire, 'a Gig that was cancelled', { before: cancelGig }),
    refused('FEE_UNCONFIRMED', gigPeople.cancelHire, 'a fee that is higher than was shown', {
      money: { isGigLate: true },
    }),
    refused('WALLET_RESTRICTED', gigPeople.cancelHire, 'a fee while the wallet is under review', {
      body: { feeKobo: mostKobo },
      money: { isGigLate: true, wallet: 'restricted' },
    }),
    refused('VALIDATION_FAILED', gigPeople.cancelHire, 'no shown fee', { body: { feeKobo: undefined } }),
    refused('NOT_FOUND', gigPeople.getCalendar, 'an unknown Gig', { params: { id: 'gig_none' } }),
    refused('NOT_FOUND', gigPeople.getCalendar, 'a place of another Gig', { params: { id: 'gig_2' } }),
    refused('NOT_FOUND', gigPeople.message, 'an unknown Gig', { params: { id: 'gig_none' } }),
    refused('NOT_FOUND', gigPeople.message, 'a place of another Gig', { body: { workerGigIds: ['wg_3'] } }),
    ...[workers.get, workers.addFavorite, workers.removeFavorite].map((endpoint) =>
      refused('NOT_FOUND', endpoint, 'an unknown worker', { params: { id: 'wrk_none', workerId: 'wrk_none' } }),
    ),
    refused('NOT_FOUND', workers.saveGroup, 'an unknown group', { body: { id: 'wgr_none', workerIds: undefined } }),
    refused('NOT_FOUND', workers.deleteGroup, 'an unknown group', { params: { groupId: 'wgr_none' } }),
    refused('TOO_MANY_SAVED', workers.saveGroup, 'the 51st group', { before: fillGroups }),
  ]
}
