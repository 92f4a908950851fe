import { lazy, Suspense, useState } from 'react'
import { MediaGrid } from '@/design-system/components/MediaGrid/index.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { useWorker } from '@/shared/people/profile/use-worker.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'

/** Loaded when a piece of work is first opened. */
const Viewer = lazy(async () => ({
  default: (await import('@/design-system/components/MediaViewer/index.ts')).MediaViewer,
}))

interface PortfolioStripProps {
  workerId: string
  /** The most pieces that are shown. */
  most: number
}

/** The first pieces of a worker's earlier work, which open larger. */
export function PortfolioStrip({ workerId, most }: PortfolioStripProps) {
  const query = useWorker(workerId)
  const [index, setIndex] = useState<number | null>(null)
  const [wasOpened, setOpened] = useState(false)
  return (
    <QueryView
      query={query}
      things="the portfolio"
      skeleton={
        <Skeleton>
          <MediaGrid items={likely.slice(0, most)} onOpen={() => undefined} />
        </Skeleton>
      }
      headingLevel={3}
    >
      {({ portfolio }) => {
        if (portfolio.length === 0) return <Text tone="muted">No work shown yet.</Text>
        return (
          <>
            <MediaGrid
              items={portfolio.slice(0, most)}
              onOpen={(pressed) => {
                setOpened(true)
                setIndex(pressed)
              }}
            />
            {wasOpened && (
              <Suspense fallback={null}>
                <Viewer items={portfolio} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />
              </Suspense>
            )}
          </>
        )
      }}
    </QueryView>
  )
}

const likely = ['1', '2', '3', '4'].map((id) => ({ id, kind: 'image', url: '', title: 'Picture' }))
