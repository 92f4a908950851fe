import { api } from '../../../src/api/contract/table.ts'

/** One call of a read: the parameters of its path and its query. */
export interface ReadCall {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
}

const { account, analytics, billing, company, dashboard, gigPeople, gigs, payments } = api
const { notificationSettings, notifications, statements, support, wallet, workReview, workers } = api

const once = { once: {} }
/** The pages of a list of `count` rows. */
const pages = (count: number) => ({ 'first page': {}, 'last page': { query: { skip: count - 20 } } })

/**
 * How an employer with `count` rows in each big table (`big-tables.ts`) uses each read of the contract, by the endpoint's id: lists from both
 * ends, in each order and by each filter; searches for a word that is rare, one that is in every row, one that is in none, and a letter.
 */
export const readsOf = (count: number): Readonly<Record<string, Readonly<Record<string, ReadCall>>>> => ({
  [account.getSessions.id]: once,
  [account.getClosure.id]: once,
  [analytics.getDashboard.id]: {
    'a week': { query: { range: '7d' } },
    '30 days': { query: { range: '30d' } },
    '90 days': { query: { range: '90d' } },
    'a year': { query: { range: '12m' } },
  },
  [billing.getPlans.id]: once,
  [company.getProfile.id]: once,
  [company.getCompanyProfile.id]: once,
  [dashboard.getWallet.id]: once,
  [dashboard.getOnboardingStatus.id]: once,
  [gigPeople.listApplicants.id]: {
    'of a Gig with half of all': { params: { id: 'gig_1_3' } },
    'last page': { params: { id: 'gig_1_3' }, query: { skip: count / 2 - 20 } },
    'of one status': { params: { id: 'gig_1_3' }, query: { status: 'shortlisted' } },
  },
  [gigPeople.listPendingApplicants.id]: pages(count / 4),
  [gigPeople.listInvitations.id]: { 'of a Gig with half of all': { params: { id: 'gig_1_4' } } },
  [gigPeople.listWorkerGigs.id]: { 'of a Gig with half of all': { params: { id: 'gig_1_4' } } },
  [gigPeople.listPendingWorkerGigs.id]: pages(Math.floor(count / 3)),
  [gigPeople.getCalendar.id]: { one: { params: { id: 'gig_1_7', x: 'wg_1_7' } } },
  [gigPeople.getWorkerGig.id]: { one: { params: { id: 'gig_1_7', x: 'wg_1_7' } } },
  [gigs.list.id]: {
    ...pages(count),
    'of one status': { query: { status: 'open' } },
    'of one status, last page': { query: { status: 'open', skip: Math.floor(count / 9) - 20 } },
    'of two statuses': { query: { status: 'cancelled,expired' } },
    'of a category': { query: { category: 'dj' } },
    'by next session': { query: { sort: 'next_session' } },
    'by deadline': { query: { sort: 'deadline' } },
    'by applicants': { query: { sort: 'applicants' } },
    'by applicants, last page': { query: { sort: 'applicants', skip: count - 20 } },
    'of a month': { query: { from: '2025-12-01', to: '2025-12-31' } },
    'search: rare': { query: { searchWord: 'c4ca4238a0b923' } },
    'search: in every row': { query: { searchWord: 'photographer' } },
    'search: in none': { query: { searchWord: 'nowhere to be found' } },
    'search: a letter': { query: { searchWord: 'w' } },
    'by everything': {
      query: { status: 'open', category: 'dj', searchWord: 'ikeja', from: '2025-11-01', sort: 'next_session' },
    },
  },
  [gigs.get.id]: { one: { params: { id: 'gig_1_7' } } },
  [gigs.getAnalytics.id]: once,
  [gigs.getToEdit.id]: { one: { params: { id: 'gig_1_7' } } },
  [gigs.getWorkSkills.id]: once,
  [gigs.getSoftSkills.id]: once,
  [notificationSettings.get.id]: once,
  [notifications.list.id]: pages(count),
  [payments.list.id]: {
    ...pages(count),
    'oldest first': { query: { sort: 'oldest' } },
    'largest first': { query: { sort: 'largest' } },
    'smallest first, last page': { query: { sort: 'smallest', skip: count - 20 } },
    'of one Gig': { query: { gigId: 'gig_1_7' } },
    'of one type': { query: { type: 'withdrawal' } },
    'of one status': { query: { status: 'failed' } },
    'of a month': { query: { from: '2025-10-01', to: '2025-10-31' } },
    'search: rare': { query: { searchWord: 'MQ-1-77' } },
    'search: in every row': { query: { searchWord: 'photographer' } },
    'search: in none': { query: { searchWord: 'nowhere to be found' } },
    'search: a letter': { query: { searchWord: 'w' } },
  },
  [payments.get.id]: {
    'by id': { params: { id: 'txn_1_7' } },
    'by reference': { params: { id: 'MQ-1-7' } },
  },
  [statements.get.id]: {
    'of this month': { query: { from: '2025-11-01', to: '2025-11-30' } },
    'of everything, last page': { query: { from: '2020-01-01', to: '2030-01-01', skip: count - 20 } },
  },
  [support.getTickets.id]: pages(count),
  [wallet.getWithdrawalAccount.id]: once,
  [wallet.getBanks.id]: once,
  [workReview.getTask.id]: { one: { params: { gigId: 'gig_1_7', workerGigId: 'wg_1_7' } } },
  [workers.get.id]: { 'one with a hundred reviews': { params: { id: 'wrk_7' } } },
  [workers.listFavorites.id]: {
    'first page': {},
    'last page': { query: { skip: count - 50 } },
    'search: in every row': { query: { searchWord: 'a' } },
    'search: in none': { query: { searchWord: 'nowhere to be found' } },
    'of a place': { query: { location: 'd' } },
    'of a skill': { query: { interest: 'Portrait' } },
    'of a rating': { query: { rating: 4 } },
    'of a group': { query: { group: 'wgr_1_7' } },
  },
  [workers.listGroups.id]: once,
})
