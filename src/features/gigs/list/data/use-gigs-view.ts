import { usePreferences } from '@/shared/preferences.ts'
import type { GigsSearch } from '../model/gigs-search.ts'

type GigsView = NonNullable<GigsSearch['view']>

/** The view of Gigs Management: the one of the address, else the preference of the device. */
export function useGigsView({ view }: GigsSearch) {
  const { gigsView } = usePreferences()
  return {
    view: view ?? gigsView,
    /** The parameter of the address that shows this view; the preferred view has none. */
    parameterOf: (shown: GigsView) => (shown === gigsView ? undefined : shown),
  }
}
