import { MediaGrid } from '@/design-system/components/MediaGrid/index.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { useWorker } from '@/shared/people/use-worker.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { noWork, PortfolioWorks } from './portfolio-works.tsx'

interface PortfolioStripProps {
  workerId: string
  /** The most pieces. */
  most: number
}

/** The first pieces of a worker's earlier work, which open larger. */
export function PortfolioStrip({ workerId, most }: PortfolioStripProps) {
  const query = useWorker(workerId)
  return (
    <QueryView
      query={query}
      things="the portfolio"
      skeleton={
        <Skeleton>
          <MediaGrid items={likelyWorks.slice(0, most)} onOpen={() => undefined} />
        </Skeleton>
      }
      headingLevel={3}
    >
      {({ portfolio }) =>
        portfolio.length === 0 ? (
          <Text tone="muted">{noWork}</Text>
        ) : (
          <>
            <PortfolioWorks items={portfolio} most={most} />
            {portfolio.length > most && (
              <Text size="caption" tone="muted">
                {`+${portfolio.length - most} more`}
              </Text>
            )}
          </>
        )
      }
    </QueryView>
  )
}

/** What stands under the skeleton. */
const likelyWorks = ['1', '2', '3', '4'].map((id) => ({ id, kind: 'image', url: '', title: 'Picture' }))
