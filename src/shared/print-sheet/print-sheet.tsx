import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import * as styles from './print-sheet.css.ts'

interface PrintSheetProps {
  children: ReactNode
  /** Rendered in print only, such as a receipt that a button prints. */
  hidden?: boolean
}

/** Content that is printed instead of the page, always in the light theme. */
export function PrintSheet({ children, hidden = false }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hidden) return
    const toPaper = () => sheet.current?.setAttribute('data-theme', 'light')
    const toScreen = () => sheet.current?.removeAttribute('data-theme')
    window.addEventListener('beforeprint', toPaper)
    window.addEventListener('afterprint', toScreen)
    return () => {
      window.removeEventListener('beforeprint', toPaper)
      window.removeEventListener('afterprint', toScreen)
    }
  }, [hidden])
  if (hidden) {
    return (
      <div className={`${styles.sheet} ${styles.printOnly}`} data-theme="light">
        {children}
      </div>
    )
  }
  return (
    <div ref={sheet} className={styles.sheet}>
      {children}
    </div>
  )
}

let openPrinter = (): void => window.print()

/** Prints the page, or the `PrintSheet` on it. */
export function printPage(): void {
  openPrinter()
}

/** Replaces the browser's print dialog until the returned function is called. For tests and stories. */
export function replacePrinter(print: () => void): () => void {
  const before = openPrinter
  openPrinter = print
  return () => {
    openPrinter = before
  }
}

/** A sheet that prints on mount; `onDone` runs after printing. */
export function PrintOnce({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    // Phones print after this call has returned; the sheet must still be there.
    const finish = () => done()
    window.addEventListener('afterprint', finish, { once: true })
    printPage()
    return () => window.removeEventListener('afterprint', finish)
  }, [])
  return <PrintSheet hidden>{children}</PrintSheet>
}
