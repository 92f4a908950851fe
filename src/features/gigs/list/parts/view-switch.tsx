import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { CalendarIcon } from '@/design-system/icons/CalendarIcon.tsx'
import { TableIcon } from '@/design-system/icons/TableIcon.tsx'
import { useGigsView } from '../data/use-gigs-view.ts'
import { gigsHref, type GigsSearch } from '../model/gigs-search.ts'

/** Switches between the list and the calendar of the same Gigs. */
export function ViewSwitch({ search }: { search: GigsSearch }) {
  const { view, parameterOf } = useGigsView(search)
  const isList = view === 'list'
  return (
    <ButtonLink
      variant="outline"
      size="sm"
      icon={isList ? <CalendarIcon /> : <TableIcon />}
      href={gigsHref(search, { view: parameterOf(isList ? 'calendar' : 'list'), page: 1 })}
    >
      {isList ? 'Calendar' : 'List'}
    </ButtonLink>
  )
}
