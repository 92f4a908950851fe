import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'
import { useMedia } from '../../lib/use-media.ts'
import { belowTablet } from '../../styles/media.ts'
import * as styles from './Toast.css.ts'
import { ToastCard } from './ToastCard.tsx'
import { drainToasts } from './toast.ts'

/** How long a toast stays (ms), and how many are seen at a time (spec S9-4). Pointing at the stack, or a hidden tab, stops the clock. */
const duration = 4000
const visibleToasts = 3

/**
 * Draws the toasts with sonner, which keeps the queue, the clock and the swipe. The look and the layout are ours: sonner's own style
 * sheet comes as a `<style>` element, which our content security policy refuses, and the build leaves it out (sonner-without-styles).
 * Portalled to the body, because dialogs are, and a toast must stand above them.
 */
export function ToastStack() {
  const [pointerRests, setPointerRests] = useState(true)
  useEffect(
    () =>
      drainToasts(({ id, ...toast }) => {
        setPointerRests(true)
        sonner.custom(() => <ToastCard {...toast} onDismiss={() => sonner.dismiss(id)} />, { id, duration })
      }),
    [],
  )
  // A toast that comes up under a pointer at rest, as after pressing a button there, is not pointed at: its clock must run.
  useEffect(() => {
    if (!pointerRests) return
    const wake = () => setPointerRests(false)
    window.addEventListener('pointermove', wake)
    return () => window.removeEventListener('pointermove', wake)
  }, [pointerRests])
  const isPhone = useMedia(belowTablet)
  return createPortal(
    <SonnerToaster
      className={pointerRests ? `${styles.stack} ${styles.unpointed}` : styles.stack}
      customAriaLabel="Messages, Alt+T"
      duration={duration}
      visibleToasts={visibleToasts}
      position={isPhone ? 'top-center' : 'bottom-right'}
      expand
      toastOptions={{ className: styles.toast, unstyled: true }}
    />,
    document.body,
  )
}
