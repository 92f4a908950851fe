import { type Mutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactElement, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { ErrorState } from '@/design-system/components/ErrorState/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { canReachServer } from '@/api/client/can-reach-server.ts'
import type { Endpoint } from '@/api/contract/endpoint.ts'
import { canReload, isChunkFailure } from '@/lib/reload-once.ts'

interface Failure {
  error: unknown
  isOffline: boolean
  /** The page may be loaded again for a missing chunk, which its error boundary does. */
  canReload: boolean
}

/**
 * A part of a page, such as a tab, whose code is loaded when it is first shown. When it cannot be loaded, the rest of the page stays and an
 * error takes the place of the part. A page that may reload for a missing chunk does (spec S2-66): its error boundary is thrown to.
 *
 * It does without `lazy`: React reveals what it suspended no more often than every 300 ms, so a tab whose code is there would show its skeleton for that
 * long.
 * @param skeleton shown until the code is there: so many lines, the shape of the part, or what draws it for the part's props
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: number | ReactElement | ((props: Props) => ReactElement) = 6,
): ComponentType<Props> {
  // One for all times that the panel is shown: once its code is there, it is shown immediately.
  const shared: { Part?: ComponentType<Props> } = {}

  return function LazyPanel(props: Props) {
    const [Part, setPart] = useState(() => shared.Part)
    const [failure, setFailure] = useState<Failure>()
    const [isRetrying, setRetrying] = useState(false)
    const isNeeded = Part === undefined && (failure === undefined || isRetrying)
    useLayoutEffect(() => {
      if (!isNeeded) return
      let isLeft = false
      const show = (loaded: ComponentType<Props>) => {
        shared.Part = loaded
        if (!isLeft) setPart(() => loaded)
      }
      load().then(show, async (error: unknown) => {
        const online = isChunkFailure(error) && (await canReachServer())
        const mayReload = canReload({ storage: () => sessionStorage, online })
        if (isLeft) return
        setRetrying(false)
        setFailure({ error, isOffline: !online, canReload: mayReload })
      })
      return () => {
        isLeft = true
      }
    }, [isNeeded])

    if (Part !== undefined) return <Part {...props} />
    if (failure !== undefined) {
      if (!isChunkFailure(failure.error) || failure.canReload) throw failure.error
      return <NotLoaded isOffline={failure.isOffline} retrying={isRetrying} onRetry={() => setRetrying(true)} />
    }
    if (typeof skeleton === 'function') return skeleton(props)
    return typeof skeleton === 'number' ? <SkeletonText lines={skeleton} /> : skeleton
  }
}

/**
 * Closes a dialog of a tab when the tab is left by the browser's Back: the tab keeps its state, and would show the dialog unasked when it is opened again.
 * While the dialog waits for an answer it stays, for that may be shown nowhere else.
 * @param close changes only what the tab itself keeps: it is also called when the page is left
 * @param waits whether it waits, where the tab knows; `calls`: the calls that the dialog makes itself
 */
export function useClosedWithTab(
  close: () => void,
  { isBusy = false, calls = [] }: { isBusy?: boolean; calls?: readonly Pick<Endpoint, 'id'>[] } = {},
): void {
  const client = useQueryClient()
  const isOfDialog = ({ meta }: Pick<Mutation, 'meta'>) => calls.some(({ id }) => id === meta?.id)
  const onHidden = useEffectEvent(() => {
    if (!isBusy && client.isMutating({ predicate: isOfDialog }) === 0) close()
  })
  // A tab that is hidden ends its effects.
  useEffect(() => () => onHidden(), [])
}

interface NotLoadedProps {
  isOffline: boolean
  retrying: boolean
  onRetry: () => void
}

function NotLoaded({ isOffline, retrying, onRetry }: NotLoadedProps) {
  if (isOffline) {
    return (
      <ErrorState
        title="This part of the page could not be loaded"
        reason="offline"
        onRetry={onRetry}
        retrying={retrying}
      >
        Check your connection, then try again.
      </ErrorState>
    )
  }
  return (
    <ErrorState
      title="This part of the page could not be loaded"
      action={
        <Button variant="outline" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    >
      Reload the page to try again.
    </ErrorState>
  )
}
