import { useEffect, useSyncExternalStore } from 'react'
import { themeStorageKey } from './theme-script.ts'

export const themeChoices = ['light', 'dark', 'system'] as const
/** The user's choice in the menu. */
export type ThemeChoice = (typeof themeChoices)[number]
/** The theme on screen. */
export type ResolvedTheme = 'light' | 'dark'

const listeners = new Set<() => void>()

/** The choice of this visit while storage is blocked; it then lasts until the page is left. */
let unsavedChoice: ThemeChoice | undefined

const systemQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)')

/** Returns the stored choice; `system` if there is none or it cannot be read. */
export function getThemeChoice(): ThemeChoice {
  if (unsavedChoice) return unsavedChoice
  try {
    const saved = localStorage.getItem(themeStorageKey)
    return saved === 'light' || saved === 'dark' ? saved : 'system'
  } catch {
    return 'system'
  }
}

/** Returns the theme of a choice at the moment. */
export function resolveTheme(choice: ThemeChoice): ResolvedTheme {
  if (choice !== 'system') return choice
  return systemQuery().matches ? 'dark' : 'light'
}

function apply(): void {
  document.documentElement.dataset['theme'] = resolveTheme(getThemeChoice())
  for (const listener of listeners) listener()
}

/** Stores the choice and shows it immediately. Where storage is blocked the choice lasts until the page is left. */
export function setThemeChoice(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(themeStorageKey)
    else localStorage.setItem(themeStorageKey, choice)
    unsavedChoice = undefined
  } catch {
    unsavedChoice = choice
  }
  apply()
}

const onStorage = (event: StorageEvent): void => {
  if (event.key === themeStorageKey || event.key === null) apply()
}

/**
 * Calls the listener for every change: of the choice here, of the choice in another tab, of the system's preference. Returns the
 * function that unsubscribes.
 */
export function subscribeToTheme(listener: () => void): () => void {
  const system = systemQuery()
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage)
    system.addEventListener('change', apply)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', onStorage)
    system.removeEventListener('change', apply)
  }
}

/** The choice, the theme on screen, and the way to change it, for the user menu. */
export function useTheme(): { choice: ThemeChoice; theme: ResolvedTheme; setChoice: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribeToTheme, getThemeChoice, () => 'system' as const)
  const theme = useSyncExternalStore(
    subscribeToTheme,
    () => resolveTheme(getThemeChoice()),
    () => 'light' as const,
  )
  return { choice, theme, setChoice: setThemeChoice }
}

const ignoreChange = (): void => undefined

/**
 * Keeps the document in the theme of the choice, the one made in another tab and the one of the system included. Mount it once at the root of the app. It also
 * shows what has changed since the start script set the theme, which nothing has noticed.
 */
export function useDocumentTheme(): void {
  useEffect(() => {
    const unsubscribe = subscribeToTheme(ignoreChange)
    apply()
    return unsubscribe
  }, [])
}
