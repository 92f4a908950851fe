import { useEffect, useRef, useState } from 'react'

/** A form that a button opens in its own place: when the form is closed, the button takes the focus again. */
export function useOpening() {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { isOpen, opener, open: () => setOpen(true), close: () => setOpen(false) }
}
