import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { runPageAction } from '@/shared/page-actions.ts'
import { usePreferences } from '@/shared/preferences.ts'
import { takeEarlyKeys } from './early-keys.ts'
import { ShortcutList } from './shortcut-list.tsx'
import { createShortcutReader, type ShortcutAction } from './shortcuts.ts'

/** Runs the keyboard shortcuts of the dashboard while they are on (docs/product/rules.md#keyboard), and shows their list. */
export function ShortcutKeys() {
  const { shortcuts: isOn } = usePreferences()
  const navigate = useNavigate()
  const [isListed, setListed] = useState(false)

  useEffect(() => {
    const early = takeEarlyKeys()
    if (!isOn) return
    /** @returns whether there was something to do */
    const run = (action: ShortcutAction): boolean => {
      if (action === 'search') return focusSearch()
      if (action === 'help') setListed(true)
      else if ('page' in action) return runPageAction(action.page)
      else void navigate(action.open)
      return true
    }
    const read = createShortcutReader()
    // Only one: who pressed more of them had not seen yet what the first one does.
    early.some((event) => {
      const shortcut = read(event)
      return shortcut !== undefined && run(shortcut.action)
    })
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = read(event)
      // Prevented, because the key would also be typed into the field that takes the focus; on a page without a search it stays the browser's.
      if (shortcut !== undefined && run(shortcut.action)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, navigate])

  return <ShortcutList open={isListed} onClose={() => setListed(false)} />
}

/** Focuses the search of the open page. A search of a hidden tab is not meant. @returns whether there is one */
function focusSearch(): boolean {
  const searches = document.querySelectorAll<HTMLInputElement>('main input[type="search"]')
  const shown = [...searches].find((search) => search.checkVisibility())
  shown?.focus()
  shown?.select()
  return shown !== undefined
}
