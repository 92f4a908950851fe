import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { ErrorState } from '@/design-system/components/ErrorState/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { canReload, isChunkFailure } from '@/lib/reload-once.ts'

interface ContentProps<Props> {
  /** The props of the part. */
  part: Props
  onRetry: () => void
}

/**
 * A part of a page, such as a tab, whose code is loaded when it is first shown. When it cannot be loaded, the rest of the page stays and an
 * error takes the place of the part. A page that may reload for a missing chunk does (spec S2-66): its error boundary is thrown to.
 * @param skeleton shown until the code is there: so many lines, the shape of the part, or what draws it for the part's props
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: number | ReactElement | ((props: Props) => ReactElement) = 6,
): ComponentType<Props> {
  const createContent = () =>
    lazy(async (): Promise<{ default: ComponentType<ContentProps<Props>> }> => {
      try {
        const Part = await load()
        return { default: ({ part }) => <Part {...part} /> }
      } catch (error) {
        const online = navigator.onLine
        if (!isChunkFailure(error) || canReload({ storage: () => sessionStorage, online })) throw error
        // What `lazy` has loaded stays, so the next attempt needs another one.
        shared.Content = createContent()
        return { default: ({ onRetry }) => <NotLoaded isOffline={!online} onRetry={onRetry} /> }
      }
    })
  // One for all times that the panel is shown: once its code is there, it is shown immediately.
  const shared = { Content: createContent() }

  return function LazyPanel(props: Props) {
    const [Content, setContent] = useState(() => shared.Content)
    const shape = typeof skeleton === 'function' ? skeleton(props) : skeleton
    return (
      <Suspense fallback={typeof shape === 'number' ? <SkeletonText lines={shape} /> : shape}>
        <Content part={props} onRetry={() => setContent(() => shared.Content)} />
      </Suspense>
    )
  }
}

interface NotLoadedProps {
  isOffline: boolean
  onRetry: () => void
}

function NotLoaded({ isOffline, onRetry }: NotLoadedProps) {
  if (isOffline) {
    return (
      <ErrorState title="This part of the page could not be loaded" reason="offline" onRetry={onRetry}>
        Check your connection, then try again.
      </ErrorState>
    )
  }
  return (
    <ErrorState
      title="This part of the page could not be loaded"
      action={
        <Button variant="outline" tone="neutral" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    >
      Reload the page to try again.
    </ErrorState>
  )
}
