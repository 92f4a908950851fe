import { createContext } from 'react'

/** How the items of the list around stand. Undefined outside of a list, where an item must not be. */
export const ItemLayout = createContext<'stacked' | 'row' | 'rowEnd' | undefined>(undefined)
