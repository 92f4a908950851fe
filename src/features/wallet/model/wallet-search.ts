import * as z from 'zod/mini'
import { longestSearch } from '@/api/contract/limits.ts'
import { isDay } from '@/api/contract/schemas/days.ts'
import { transactionSorts, transactionStatuses, transactionTypes } from '@/api/contract/schemas/transaction.ts'
import { paths } from '@/shared/paths.ts'
import { pageNumber, searchHref, setsAny } from '@/lib/search-state.ts'

export const walletTabs = ['overview', 'transactions', 'account'] as const

const day = z.optional(z.string().check(z.refine(isDay)))
const text = z.optional(z.string().check(z.maxLength(100)))

/** The search parameters of Wallet and Payments (docs/product/rules.md#address-bar). */
export const walletSearch = z.object({
  tab: z._default(z.enum(walletTabs), 'overview'),
  /** Part of a reference or a description. */
  q: z.optional(z.string().check(z.maxLength(longestSearch))),
  type: z.optional(z.enum(transactionTypes)),
  status: z.optional(z.enum(transactionStatuses)),
  /** Lagos days, both inclusive. */
  from: day,
  to: day,
  sort: z._default(z.enum(transactionSorts), 'newest'),
  page: pageNumber(),
  /** Shows the statement of the chosen days in place of the list. */
  view: z.optional(z.enum(['statement'])),
  /** Opens 'Fund wallet' (`paths.fundWallet`); removed when the dialog closes. */
  fund: z.optional(z.enum(['1'])),
  /** The amount, in kobo, that 'Fund wallet' opens with; removed together with `fund`. */
  amount: z.optional(z.coerce.number().check(z.int(), z.positive())),
  /** The payment whose details are open: an id or a reference. */
  transaction: text,
  /** The same, as the payment page returns it. */
  reference: text,
})
export type WalletSearch = z.output<typeof walletSearch>

/** The parameters that filter the list. */
export type TransactionFilters = Pick<WalletSearch, 'q' | 'type' | 'status' | 'from' | 'to'>

export const pageSize = 20

const filters = {
  q: undefined,
  type: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
} satisfies TransactionFilters

/** Without filters and search, on the first page. */
export const noFilters = { ...filters, page: 1 }

export const hasFilters = (search: TransactionFilters): boolean => setsAny(filters, search)

/** Filters and order as the server expects them. */
export const listQuery = ({ q, type, status, from, to, sort }: TransactionFilters & Pick<WalletSearch, 'sort'>) => ({
  searchWord: q,
  type,
  status,
  from,
  to,
  sort,
})

/** The page of the list that the address names. */
export const pageOfTransactions = (search: WalletSearch) => ({
  query: { ...listQuery(search), limit: pageSize, skip: (search.page - 1) * pageSize },
})

/** The address of this page with changed parameters. */
export const walletHref = (search: WalletSearch, changes: Partial<WalletSearch>): string =>
  searchHref(walletSearch, paths.wallet, { ...search, ...changes })
