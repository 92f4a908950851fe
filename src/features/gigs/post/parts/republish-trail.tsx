import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Breadcrumbs } from '@/design-system/components/Breadcrumbs/index.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'

const list = { label: 'Gigs Management', href: paths.gigs }

/** The way back to the Gig that is republished; to the list alone while it is not known. */
export function RepublishTrail({ source }: { source?: Gig }) {
  const trail = source && ([list, { label: gigTitle(source), href: gigPaths.details(source.id) }] as const)
  return <Breadcrumbs trail={trail ?? [list]} current="Republish Gig" />
}
