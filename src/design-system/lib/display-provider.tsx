import { createContext, type ReactNode, use, useMemo } from 'react'

/** Rows of 44 px and more, or as close as 32 px where many are compared. */
export const tableDensities = ['comfortable', 'compact'] as const
export type TableDensity = (typeof tableDensities)[number]

interface Display {
  /** The density of the tables that have none of their own. */
  readonly density: TableDensity
  /** False: initials instead of the pictures of people and companies, which are then not downloaded. */
  readonly pictures: boolean
}

const DisplayContext = createContext<Display>({ density: 'comfortable', pictures: true })

/** How a person wants lists and pictures below it to be shown; what is left out stays as it is above. */
export function DisplayProvider({ children, ...own }: Partial<Display> & { children: ReactNode }) {
  const above = use(DisplayContext)
  const density = own.density ?? above.density
  const pictures = own.pictures ?? above.pictures
  const display = useMemo(() => ({ density, pictures }), [density, pictures])
  return <DisplayContext value={display}>{children}</DisplayContext>
}

/** How lists and pictures are to be shown here. */
export function useDisplay(): Display {
  return use(DisplayContext)
}
