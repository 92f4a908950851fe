import { useState } from 'react'
import { MediaGrid, type MediaGridProps } from '@/design-system/components/MediaGrid/index.ts'
import { loadedWhenShown } from '@/design-system/lib/deferred.tsx'

/** Loaded when a piece of work is first opened. */
const Viewer = loadedWhenShown(
  async () => (await import('@/design-system/components/MediaViewer/index.ts')).MediaViewer,
)

interface PortfolioWorksProps extends Pick<MediaGridProps, 'items' | 'layout'> {
  /** The most pieces that are shown; the viewer shows all of them. */
  most?: number
}

/** Pieces of a worker's earlier work, which open larger. */
export function PortfolioWorks({ items, layout, most }: PortfolioWorksProps) {
  const [index, setIndex] = useState<number | null>(null)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <MediaGrid
        items={items.slice(0, most)}
        {...(layout && { layout })}
        empty={noWork}
        onOpen={(pressed) => {
          setOpened(true)
          setIndex(pressed)
        }}
      />
      {wasOpened && <Viewer items={items} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />}
    </>
  )
}

export const noWork = 'No work shown yet.'
