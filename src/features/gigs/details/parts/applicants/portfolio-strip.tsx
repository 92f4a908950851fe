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
  /** The most pieces of a strip. Without it they are a mosaic, which is as high for any number of them. */
  most?: number
}

/** The first pieces of a worker's earlier work, which open larger. */
export function PortfolioStrip({ workerId, most }: PortfolioStripProps) {
  const query = useWorker(workerId)
  const isMosaic = most === undefined
  const [index, setIndex] = useState<number | null>(null)
  const [wasOpened, setOpened] = useState(false)
  return (
    <QueryView
      query={query}
      things="the portfolio"
      skeleton={
        <Skeleton>
          <MediaGrid items={likely.slice(0, most)} onOpen={() => undefined} layout={isMosaic ? 'mosaic' : 'rows'} />
        </Skeleton>
      }
      headingLevel={3}
    >
      {({ portfolio }) => {
        if (portfolio.length === 0 && !isMosaic) return <Text tone="muted">{noWork}</Text>
        return (
          <>
            <MediaGrid
              items={isMosaic ? portfolio : portfolio.slice(0, most)}
              layout={isMosaic ? 'mosaic' : 'rows'}
              empty={noWork}
              onOpen={(pressed) => {
                setOpened(true)
                setIndex(pressed)
              }}
            />
            {!isMosaic && portfolio.length > most && (
              <Text size="caption" tone="muted">
                {`+${portfolio.length - most} more`}
              </Text>
            )}
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

const noWork = 'No work shown yet.'
const likely = ['1', '2', '3', '4'].map((id) => ({ id, kind: 'image', url: '', title: 'Picture' }))
