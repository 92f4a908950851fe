import { queryFor } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { getPreferences } from '@/shared/preferences.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'
import { now } from '@/lib/clock.ts'
import { lagosDay } from '@/lib/dates.ts'
import { readSearch } from '@/lib/search-state.ts'
import { gigsSearch, pageOfGigs, pageOfMonth } from '../model/gigs-search.ts'

/** The reads of Gigs Management: the counts of the tabs, and the page of the list or the month of the calendar. */
export function gigsReads({ api, search }: ScreenLocation) {
  const state = readSearch(gigsSearch, search)
  const isList = (state.view ?? getPreferences().gigsView) === 'list'
  return [
    queryFor(api, gigs.getAnalytics, {}),
    queryFor(api, gigs.list, isList ? pageOfGigs(state) : pageOfMonth(state, state.day ?? lagosDay(now()))),
  ]
}
