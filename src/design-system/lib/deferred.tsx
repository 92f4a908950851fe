import { type ComponentType, type FocusEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { runWhenIdle } from '@/lib/run-when-idle.ts'
import { host } from './deferred.css.ts'

/** What the stand-in of a deferred part gets besides the part's own props. */
export interface StandInProps {
  /** Somebody pressed it: the part then comes at once, with `startsOpen`. */
  onWanted: () => void
}

/** What a deferred part may take besides its own props. */
export interface WantedProps {
  /** It was pressed before it had come. */
  startsOpen?: boolean
}

/**
 * A component whose code comes when the browser is idle, or as soon as someone points at it or reaches it by keyboard. Until then
 * `StandIn` is in its place, which must look the same. The change waits while focus is inside, because it would be lost.
 * For parts of every page that nobody needs in its first moment, such as the tooltips of the sidebar.
 *
 * @param isWanted whether these props cannot wait: a drawer that is to be open. What is wanted, so or by `onWanted`, and cannot be
 * loaded, throws to the error boundary; otherwise a failed load is tried again later.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props & WantedProps>>,
  StandIn: ComponentType<Props & StandInProps>,
  isWanted: (props: Props) => boolean = () => false,
): ComponentType<Props> {
  let Loaded: ComponentType<Props & WantedProps> | undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const start = (): Promise<void> => {
    loading ??= load().then(
      (part) => {
        Loaded = part
        for (const listener of listeners) listener()
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const startQuietly = () => {
    start().catch(() => undefined)
  }

  return function Deferred(props: Props) {
    const Part = useSyncExternalStore(subscribe, () => Loaded)
    const [Shown, setShown] = useState(() => Part)
    const [hasFocus, setFocus] = useState(false)
    const [pressed, setPressed] = useState(false)
    const [failure, setFailure] = useState<{ error: unknown }>()
    const wanted = pressed || isWanted(props)

    useEffect(() => runWhenIdle(startQuietly), [])
    useEffect(() => {
      if (wanted) start().catch((error: unknown) => setFailure({ error }))
    }, [wanted])

    if (Part && !Shown && (wanted || !hasFocus)) setShown(() => Part)
    if (Shown) return <Shown {...props} {...(pressed && { startsOpen: true })} />
    if (failure) throw failure.error
    return (
      <Host
        onNear={startQuietly}
        onFocusChange={(isInside) => {
          setFocus(isInside)
          // Whoever has gone on does not want it any more, and must not be called back by it.
          if (!isInside) setPressed(false)
        }}
      >
        <StandIn {...props} onWanted={() => setPressed(true)} />
      </Host>
    )
  }
}

interface HostProps {
  onNear: () => void
  onFocusChange: (hasFocus: boolean) => void
  children: ReactNode
}

function Host({ onNear, onFocusChange, children }: HostProps) {
  return (
    <span
      className={host}
      onPointerEnter={onNear}
      onFocus={() => {
        onNear()
        onFocusChange(true)
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onFocusChange(false)
      }}
    >
      {children}
    </span>
  )
}
