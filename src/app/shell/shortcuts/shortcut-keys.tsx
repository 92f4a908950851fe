import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePreferences } from '@/domain/preferences.ts'
import { ShortcutList } from './shortcut-list.tsx'
import { createShortcutReader, type ShortcutAction } from './shortcuts.ts'

/** Runs the keyboard shortcuts of the dashboard while they are on (docs/product/rules.md#keyboard), and shows their list. */
export function ShortcutKeys() {
  const { shortcuts: isOn } = usePreferences()
  const navigate = useNavigate()
  const [isListed, setListed] = useState(false)

  useEffect(() => {
    if (!isOn) return
    const run = (action: ShortcutAction) => {
      if (action === 'help') return setListed(true)
      if (action === 'search') return focusSearch()
      void navigate(action.open)
    }
    const read = createShortcutReader()
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = read(event)
      if (shortcut === undefined) return
      // Otherwise the key would also be typed into the field that takes the focus.
      event.preventDefault()
      run(shortcut.action)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, navigate])

  return <ShortcutList open={isListed} onClose={() => setListed(false)} />
}

/** Focuses the search of the open page, if it has one. A search of a hidden tab is not meant. */
function focusSearch(): void {
  const searches = document.querySelectorAll<HTMLInputElement>('main input[type="search"]')
  const shown = [...searches].find((search) => search.checkVisibility())
  shown?.focus()
  shown?.select()
}
