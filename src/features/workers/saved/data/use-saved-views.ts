import { useState } from 'react'
import { useSession } from '@/api/client/use-session.ts'
import { type SavedView, savedViews, withView } from '../model/saved-views.ts'

/** The views that the employer has saved on this device. Where storage is blocked they last until the page is left. */
export function useSavedViews() {
  const employerId = useSession(({ user }) => user?.employerId ?? '')
  const entry = savedViews.at(employerId)
  const [views, setViews] = useState<readonly SavedView[]>(() => entry.read() ?? [])
  const store = (changed: SavedView[]) => {
    setViews(changed)
    entry.write(changed)
  }
  return {
    views,
    save: (view: SavedView) => store(withView(views, view)),
    remove: (name: string) => store(views.filter((view) => view.name !== name)),
  }
}
