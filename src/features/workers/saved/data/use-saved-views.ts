import { useEffect, useState } from 'react'
import { useSession } from '@/api/client/use-session.ts'
import { type SavedView, savedViews, viewProblem, withView } from '../model/saved-views.ts'

/** The views that the employer has saved on this device. Where storage is blocked they last until the page is left. */
export function useSavedViews() {
  const employerId = useSession(({ user }) => user?.employerId ?? '')
  const entry = savedViews.at(employerId)
  const [views, setViews] = useState<readonly SavedView[]>(() => entry.read() ?? [])
  // Each tab shows the views as the last one changed them.
  useEffect(() => {
    const follow = () => setViews(savedViews.at(employerId).read() ?? [])
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [employerId])
  // Another tab may have changed what is stored; blocked storage has nothing.
  const change = (apply: (stored: readonly SavedView[]) => SavedView[]) => {
    const changed = apply(entry.read() ?? views)
    setViews(changed)
    entry.write(changed)
  }
  return {
    views,
    /** @returns false where another tab has saved the last possible view in the meantime */
    save: (view: SavedView): boolean => {
      const stored = entry.read() ?? views
      if (viewProblem(stored, view.name) !== undefined) {
        setViews(stored)
        return false
      }
      change((current) => withView(current, view))
      return true
    },
    remove: (name: string) => change((stored) => stored.filter((view) => view.name !== name)),
  }
}
