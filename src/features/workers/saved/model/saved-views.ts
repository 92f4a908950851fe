import * as z from 'zod/mini'
import { persisted } from '@/lib/persisted.ts'
import { writeSearch } from '@/lib/search-state.ts'
import { storageKeys } from '@/shared/device-storage.ts'
import { type MyWorkersSearch, myWorkersSearch } from './my-workers-search.ts'

/** The most views, and the longest name of one (docs/product/my-workers.md). */
export const mostViews = 20
export const longestName = 40

const savedView = z.object({ name: z.string().check(z.minLength(1), z.maxLength(longestName)), query: z.string() })
export type SavedView = z.output<typeof savedView>

/** The views of an employer on this device. */
export const savedViews = persisted<SavedView[]>({
  ...storageKeys.workerViews,
  schema: z.array(savedView).check(z.maxLength(mostViews)),
})

/** What a view keeps of the address: filters and look, not the page, the open profile or the comparison. */
export const queryOf = (search: MyWorkersSearch): string =>
  writeSearch(myWorkersSearch, { ...search, page: 1, worker: undefined, compare: undefined }).toString()

/** Why a view cannot be saved under this name; undefined when it can. A view of the same name is replaced, so it needs no place. */
export function viewProblem(views: readonly SavedView[], name: string): string | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return 'Name is required'
  if (trimmed.length > longestName) return `Name must be at most ${longestName} characters`
  return views.length >= mostViews && !views.some((view) => view.name === trimmed)
    ? `You can save up to ${mostViews} views. Delete one first.`
    : undefined
}

/** The views with this one, by name; it replaces one of the same name. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...views.filter(({ name }) => name !== view.name), view].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en-NG'),
  )
}
