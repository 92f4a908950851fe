import { createContext, type ReactNode, use, useLayoutEffect, useMemo } from 'react'
import type { Direction } from '../lib/direction.ts'
import { DirectionProvider } from '../lib/direction-provider.tsx'
import { OverlayContainer, useOverlayElement } from '../lib/overlay-container.ts'
import type { ResolvedTheme } from './theme.ts'
import * as styles from './theme-region.css.ts'

interface Surroundings {
  readonly theme?: ResolvedTheme | undefined
  readonly brand?: string | undefined
  readonly direction?: Direction | undefined
}

const RegionContext = createContext<Surroundings>({})

export interface ThemeRegionProps {
  children: ReactNode
  /** By default the theme around it. */
  theme?: ResolvedTheme | undefined
  /** The name given to `brandStyle`. By default the brand around it. */
  brand?: string | undefined
  /** The direction of writing. By default the one around it. */
  direction?: Direction | undefined
}

/**
 * A part of the page in another theme, brand or direction, with a surface of its own. What opens from it (menus, popovers, tooltips, lists,
 * calendars, dialogs, drawers, toasts of a `Toaster` inside) looks the same, although it is drawn outside: each region has an element at the
 * end of the body, or of the dialog it is in, that carries the region's attributes and holds its overlays.
 */
export function ThemeRegion({ children, ...own }: ThemeRegionProps) {
  const around = use(RegionContext)
  const outer = use(OverlayContainer)
  const theme = own.theme ?? around.theme
  const brand = own.brand ?? around.brand
  const direction = own.direction ?? around.direction
  const surroundings = useMemo(() => ({ theme, brand, direction }), [theme, brand, direction])
  const { element: overlays, placeIn } = useOverlayElement()

  useLayoutEffect(() => {
    placeIn(outer ?? document.body)
    return () => overlays.remove()
  }, [outer, overlays, placeIn])

  useLayoutEffect(() => {
    for (const [name, value] of Object.entries({ 'data-theme': theme, 'data-brand': brand, dir: direction })) {
      if (value === undefined) overlays.removeAttribute(name)
      else overlays.setAttribute(name, value)
    }
  }, [overlays, theme, brand, direction])

  return (
    <RegionContext value={surroundings}>
      <OverlayContainer value={overlays}>
        <div
          className={styles.region}
          data-component="ThemeRegion"
          data-theme={own.theme}
          data-brand={own.brand}
          dir={own.direction}
        >
          {own.direction === undefined ? (
            children
          ) : (
            <DirectionProvider direction={own.direction}>{children}</DirectionProvider>
          )}
        </div>
      </OverlayContainer>
    </RegionContext>
  )
}
