import { useMatch, useOutletContext } from 'react-router-dom'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import type { GigSearch } from '../model/gig-search.ts'
import type { HowToSet } from '@/shared/use-search-state.ts'

/** What the page of a Gig passes to its tabs, and to what opens in their place. */
export interface GigPage {
  gig: Gig
  search: GigSearch
  onSearch: (changes: Partial<GigSearch>, how?: HowToSet) => void
}

/** The Gig of the page and the state of its address. */
export const useGigPage = () => useOutletContext<GigPage>()

/** What is open in the page of a Gig: one of `gigViews`, or undefined for its tabs. */
export const useGigView = () => useMatch(`${gigPaths.pattern}/:view`)?.params.view
