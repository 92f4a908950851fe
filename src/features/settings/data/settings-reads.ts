import { queryFor, readToEdit } from '@/api/client/hooks.ts'
import { account } from '@/api/contract/endpoints/account.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { notificationSettings } from '@/api/contract/endpoints/notification-settings.ts'
import { support } from '@/api/contract/endpoints/support.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'
import { readSearch } from '@/lib/search-state.ts'
import { settingsSearch, ticketsPage } from '../model/settings-search.ts'

/** The reads of the open tab. */
export function settingsReads({ api, search, openedAt }: ScreenLocation) {
  const { tab, page } = readSearch(settingsSearch, search)
  switch (tab) {
    case 'profile':
      return [readToEdit(api, company.getProfile, {}, openedAt)]
    case 'business':
      return [readToEdit(api, company.getCompanyProfile, {}, openedAt), queryFor(api, company.getProfile, {})]
    case 'notifications':
      return [queryFor(api, notificationSettings.get, {})]
    case 'security':
      return [
        queryFor(api, company.getProfile, {}),
        queryFor(api, wallet.getWithdrawalAccount, {}),
        queryFor(api, account.getSessions, {}),
        queryFor(api, account.getClosure, {}),
      ]
    case 'support':
      return [queryFor(api, support.getTickets, ticketsPage(page))]
    case 'preferences':
      return []
  }
}
