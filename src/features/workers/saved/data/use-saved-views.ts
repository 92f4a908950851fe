import { useEmployerId } from '@/api/client/use-session.ts'
import { useStored } from '@/shared/use-stored.ts'
import { type SavedView, savedViews, viewProblem, withView } from '../model/saved-views.ts'

const none: SavedView[] = []

/** The views that the employer has saved on this device. */
export function useSavedViews() {
  const employerId = useEmployerId()
  const { value: views, latest, write } = useStored(savedViews.at(employerId), none)
  return {
    views,
    /** @returns false where another tab has saved the last possible view in the meantime */
    save: (view: SavedView): boolean => {
      const stored = latest()
      const isPossible = viewProblem(stored, view.name) === undefined
      write(isPossible ? withView(stored, view) : stored)
      return isPossible
    },
    remove: (name: string) => write(latest().filter((view) => view.name !== name)),
  }
}
