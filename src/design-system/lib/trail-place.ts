import { createContext } from 'react'

/** The element of the top bar that takes the trail of the page, null until the bar is rendered; and how the bar hands it over. */
export type TrailPlace = readonly [element: HTMLElement | null, attach: (element: HTMLElement | null) => void]

/** Undefined outside an `AppShell`: the trail then stands above the title. */
export const TrailPlaceContext = createContext<TrailPlace | undefined>(undefined)
