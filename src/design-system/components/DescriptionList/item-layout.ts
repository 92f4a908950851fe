import { createContext } from 'react'

/** The layout of the items of the surrounding list. Undefined outside of a list, where an item is not allowed. */
export const ItemLayout = createContext<'stacked' | 'row' | 'rowEnd' | undefined>(undefined)
