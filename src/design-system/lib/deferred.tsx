import { type ComponentType, type FocusEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { loadWhenIdle } from '@/lib/run-when-idle.ts'
import { host } from './deferred.css.ts'

/** The props of a deferred component's placeholder besides the component's own props. */
export interface PlaceholderProps {
  /** Called on a press: the component then loads immediately, with `startsOpen`. */
  onWanted: () => void
}

/** The props of a deferred component besides its own. */
export interface WantedProps {
  /** The placeholder was pressed before the component had loaded. */
  startsOpen?: boolean
}

/** How long after a press has ended its click may come, in ms. */
const clickAfterMs = 50
const pressEnds = ['pointerup', 'pointercancel'] as const

/**
 * A component whose code loads when the browser is idle, or when its placeholder is hovered or focused. Until then `Placeholder` is in its
 * place, which must look the same. The replacement waits while focus is inside, because focus would be lost, and during a press, which would begin
 * on the one and end on the other.
 * For components of every page that are not needed for its first render, such as the tooltips of the sidebar.
 *
 * @param isWanted whether these props need the component immediately, such as an open drawer. When a wanted component, by this or by
 * `onWanted`, cannot be loaded, it throws to the error boundary; otherwise a failed load is retried on hover and when the connection is back.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props & WantedProps>>,
  Placeholder: ComponentType<Props & PlaceholderProps>,
  isWanted: (props: Props) => boolean = () => false,
): ComponentType<Props> {
  let Loaded: ComponentType<Props & WantedProps> | undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const getLoaded = () => Loaded
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
    const Part = useSyncExternalStore(subscribe, getLoaded, getLoaded)
    const [Shown, setShown] = useState(() => Part)
    const [hasFocus, setFocus] = useState(false)
    const [isHeld, setHeld] = useState(false)
    const [pressed, setPressed] = useState(false)
    const [failure, setFailure] = useState<{ error: unknown }>()
    const wanted = pressed || isWanted(props)

    useEffect(() => loadWhenIdle(start), [])
    useEffect(() => {
      if (wanted) start().catch((error: unknown) => setFailure({ error }))
    }, [wanted])

    useEffect(() => {
      if (!isHeld) return
      let timer: ReturnType<typeof setTimeout>
      const release = () => {
        timer = setTimeout(setHeld, clickAfterMs, false)
      }
      for (const end of pressEnds) addEventListener(end, release)
      return () => {
        clearTimeout(timer)
        for (const end of pressEnds) removeEventListener(end, release)
      }
    }, [isHeld])

    if (Part && !Shown && (wanted || !(hasFocus || isHeld))) setShown(() => Part)
    if (Shown) return <Shown {...props} {...(pressed && { startsOpen: true })} />
    if (failure) throw failure.error
    return (
      <Host
        onNear={startQuietly}
        onPressStart={() => setHeld(true)}
        onFocusChange={(isInside) => {
          setFocus(isInside)
          // When focus has moved on, the component must not open and take focus back.
          if (!isInside) setPressed(false)
        }}
      >
        <Placeholder {...props} onWanted={() => setPressed(true)} />
      </Host>
    )
  }
}

/**
 * A component whose code loads when it is first rendered, such as a dialog that is opened: nothing is in its place until then. A failed load throws to the
 * error boundary, and is tried again when it is rendered again.
 */
export const loadedWhenShown = <Props extends object>(load: () => Promise<ComponentType<Props & WantedProps>>) =>
  deferred<Props>(
    load,
    () => null,
    () => true,
  )

interface HostProps {
  onNear: () => void
  onPressStart: () => void
  onFocusChange: (hasFocus: boolean) => void
  children: ReactNode
}

function Host({ onNear, onPressStart, onFocusChange, children }: HostProps) {
  return (
    <span
      className={host}
      onPointerEnter={onNear}
      onPointerDown={onPressStart}
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
