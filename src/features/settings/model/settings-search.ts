import * as z from 'zod/mini'
import { paths, withQuery } from '@/shared/paths.ts'
import { pageNumber } from '@/lib/search-state.ts'

/** The tabs of Profile and Settings; the first is the default. */
export const settingsTabs = ['profile', 'business', 'notifications', 'security', 'support', 'preferences'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** The tickets on one page of the list. */
export const pageSize = 20

/** The search parameters of Profile and Settings: the open tab, and the page of the tickets. */
export const settingsSearch = z.object({
  tab: z._default(z.enum(settingsTabs), settingsTabs[0]),
  page: pageNumber(),
})

/** A page of the tickets, newest first. */
export const ticketsPage = (page: number) => ({ query: { limit: pageSize, skip: (page - 1) * pageSize } })

/** The address of a tab, and of a page of the tickets in it. */
export const settingsHref = (tab: SettingsTab, page = 1) =>
  withQuery(paths.settings, {
    tab: tab === settingsTabs[0] ? undefined : tab,
    page: page === 1 ? undefined : String(page),
  })
