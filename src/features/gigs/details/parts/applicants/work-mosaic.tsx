import { useRef, useState } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { MediaGrid } from '@/design-system/components/MediaGrid/index.ts'
import { SkeletonBlock } from '@/design-system/components/Skeleton/index.ts'
import { useWorker } from '@/shared/people/use-worker.ts'
import { isUnread } from '@/shared/query-view/read-state.ts'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { restMs, useRenderedFor } from '../../data/use-rendered-for.ts'
import { PortfolioWorks } from './portfolio-works.tsx'

const noop = () => undefined

interface WorkMosaicProps {
  workerId: string
  /** Of the worker. */
  name: string
}

/**
 * A worker's earlier work in a card of a list: one area of the same height while it is loaded, when it is there, and when it could not be loaded. It is read
 * where the card stays, and announces nothing, because each of many cards would.
 */
export function WorkMosaic({ workerId, name }: WorkMosaicProps) {
  const root = useRef<HTMLDivElement>(null)
  const stays = useRenderedFor(restMs)
  const query = useWorker(workerId, { enabled: stays })
  const [isTrying, setTrying] = useState(false)
  const row = useRef<HTMLElement>(null)
  const keepFocus = useFocusPlace(row)
  const tryAgain = async () => {
    row.current = root.current?.closest<HTMLElement>('[data-row]') ?? null
    keepFocus()
    setTrying(true)
    await query.refetch()
    setTrying(false)
  }
  const { data } = query
  if (data !== undefined) return <PortfolioWorks items={data.portfolio} layout="mosaic" />
  if (!isTrying && !isUnread(query)) return <SkeletonBlock shape="picture" />
  return (
    <div ref={root}>
      <MediaGrid
        items={[]}
        onOpen={noop}
        layout="mosaic"
        empty="This work could not be loaded."
        emptyAction={
          query.error?.kind === 'forbidden' ? undefined : (
            <Button
              size="sm"
              variant="outline"
              aria-label={`Try again: ${name}`}
              loading={isTrying}
              onClick={() => void tryAgain()}
            >
              Try again
            </Button>
          )
        }
      />
    </div>
  )
}
