import { useEffect, useState } from 'react'
import { type Plot } from './plot/Plot.tsx'

type PlotComponent = typeof Plot

const load = () => import('./plot/Plot.tsx')

let loaded: PlotComponent | undefined

/**
 * Loads the component that draws, which only pages with charts need. `failed` when its code cannot be loaded: the table shows the same
 * data.
 * @param wanted whether there is something to draw
 */
export function usePlot(wanted: boolean): { Plot: PlotComponent | undefined; failed: boolean } {
  const [Plot, setPlot] = useState<PlotComponent | undefined>(() => loaded)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted || loaded !== undefined) return undefined
    let unmounted = false
    load().then(
      (module) => {
        loaded = module.Plot
        if (!unmounted) setPlot(() => module.Plot)
      },
      () => {
        if (!unmounted) setFailed(true)
      },
    )
    return () => {
      unmounted = true
    }
  }, [wanted])
  return { Plot, failed }
}
