import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'
import { useOverlayContainer } from '../../lib/overlay-container.ts'
import * as styles from './Toast.css.ts'
import { ToastCard } from './ToastCard.tsx'
import { returnFocus } from './return-focus.ts'
import { drainToasts } from './toast.ts'

/** How long a toast stays (ms), and how many are visible (spec S9-4). Hovering the stack, or a hidden tab, pauses the timer. */
const duration = 4000
const visibleToasts = 3

/**
 * How often the toast with an id was dismissed. The next one with it is another toast to sonner, which removes a dismissed id after its exit
 * animation, with what was shown under it since.
 */
const dismissals = new Map<string, number>()
const drawnId = (id: string) => `${id}/${dismissals.get(id) ?? 0}`

/** A ref may be called without an element. */
const listen = (section: HTMLElement | null) => (section === null ? undefined : returnFocus(section))

/**
 * Draws the toasts with sonner, which has the queue, the timers and the swipe. The look and the layout are this file's: sonner's own style
 * sheet is a `<style>` element, which the content security policy blocks, and the build removes it (`treeshake` in vite.config.ts).
 * Portalled to the body, because dialogs are, and a toast must be above them.
 */
export function ToastStack() {
  const container = useOverlayContainer()
  const [pointerRests, setPointerRests] = useState(true)
  useEffect(
    () =>
      drainToasts({
        draw: ({ id: requested, ...toast }) => {
          setPointerRests(true)
          const id = drawnId(requested)
          sonner.custom(() => <ToastCard {...toast} onDismiss={() => sonner.dismiss(id)} />, { id, duration })
        },
        dismiss: (id) => {
          sonner.dismiss(drawnId(id))
          dismissals.set(id, (dismissals.get(id) ?? 0) + 1)
        },
      }),
    [],
  )
  // A toast that appears under a resting pointer, as after a press on a button there, does not count as hovered: its timer must
  // run.
  useEffect(() => {
    if (!pointerRests) return
    const wake = () => setPointerRests(false)
    window.addEventListener('pointermove', wake)
    return () => window.removeEventListener('pointermove', wake)
  }, [pointerRests])
  return createPortal(
    <SonnerToaster
      ref={listen}
      className={pointerRests ? `${styles.stack} ${styles.unpointed}` : styles.stack}
      customAriaLabel="Messages, Alt+T"
      duration={duration}
      visibleToasts={visibleToasts}
      position="top-center"
      // The stylesheet places the list, on a phone also at the bottom: away from either edge, and to the side.
      swipeDirections={['top', 'bottom', 'right']}
      expand
      toastOptions={{ className: styles.toast, unstyled: true }}
    />,
    container ?? document.body,
  )
}
