import { type RefObject, useEffect, useRef, useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { longestSearch } from '@/api/contract/limits.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { favoritesPageSize, type WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { CheckboxGroup } from '@/design-system/components/CheckboxGroup/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { SearchField } from '@/design-system/components/SearchField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { personName } from '@/shared/people-looks.ts'
import { hasEnded } from '@/shared/query-view/read-state.ts'
import { useDebouncedSearch } from '@/shared/use-debounced-search.ts'
import { formatNumber } from '@/lib/format-number.ts'
import { type Backup, describeBackup, matchingBackups, mostBackups } from '../model/plan-b.ts'
import { count } from '../../model/gig-copy.ts'

/** How many people are shown first, and how many 'Show more' adds. */
const pageSize = 20

export interface AddBackupsDialogProps {
  open: boolean
  onClose: () => void
  gig: Pick<Gig, 'workSkills'>
  /** Those who are not on the list yet. */
  people: readonly Backup[]
  /** How many more the list takes. */
  free: number
  /** The saved workers cannot be read, so only applicants can be chosen. */
  lacksSaved: boolean
  /** How many saved workers are among the people, where there are more of them. */
  cut: { readonly listed: number; readonly total: number } | undefined
  /** Those of the saved workers that a search has found who can be added. */
  backupsAmong: (saved: readonly WorkerSummary[]) => readonly Backup[]
  /** @param ids workers in the order in which they were ticked */
  onAdd: (ids: readonly string[]) => void
  returnFocusRef: RefObject<HTMLElement | null>
}

/**
 * Chooses backups among shortlisted applicants and saved workers, by name (docs/product/gig-details.md#overview). Saved workers beyond those that are listed
 * are searched by the server. Each opening needs a `key`.
 */
export function AddBackupsDialog(props: AddBackupsDialogProps) {
  const { gig, people, free, lacksSaved, cut, backupsAmong, onAdd, onClose, ...modal } = props
  const [searchWord, setSearchWord] = useState('')
  const [text, setText] = useDebouncedSearch(searchWord, setSearchWord)
  const others = useApiQuery(
    workers.listFavorites,
    { query: { limit: favoritesPageSize, skip: 0, searchWord } },
    { enabled: modal.open && cut !== undefined && searchWord !== '' },
  )
  const isSearching = cut !== undefined && text.trim() !== '' && (text.trim() !== searchWord || !hasEnded(others))
  const [shown, setShown] = useState(pageSize)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const list = useRef<HTMLElement>(null)
  const firstAdded = useRef<number>(undefined)
  // 'Show more' may be gone, and who pressed it wants to see those who were added.
  useEffect(() => {
    if (firstAdded.current === undefined) return
    const added = list.current?.querySelectorAll('input')[firstAdded.current]
    if (added === undefined) return
    added.focus()
    firstAdded.current = undefined
  })
  const searched = backupsAmong(others.data?.workers ?? []).filter(
    ({ worker }) => !people.some((listed) => listed.worker.id === worker.id),
  )
  const found = matchingBackups([...people, ...searched], text)
  const listed = found.slice(0, shown)
  /** Those who are not shown stay chosen. */
  const choose = (values: readonly string[]) => {
    const isListed = (id: string) => listed.some(({ worker }) => worker.id === id)
    const kept = chosen.filter((id) => !isListed(id) || values.includes(id))
    setChosen([...kept, ...values.filter((id) => !kept.includes(id))])
  }
  return (
    <Dialog
      {...modal}
      title="Add backups"
      description="Shortlisted applicants and saved workers, in the order you tick them."
      closeOnOutsidePress={chosen.length === 0}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            unavailableReason={
              chosen.length === 0
                ? 'Choose at least one person.'
                : chosen.length > free
                  ? `A list has up to ${mostBackups} backups.`
                  : undefined
            }
            onClick={() => {
              onAdd(chosen)
              onClose()
            }}
          >
            {chosen.length === 0 ? 'Add' : `Add ${count(chosen.length, 'backup')}`}
          </Button>
        </>
      }
    >
      <Stack space={4}>
        {lacksSaved && <Notice tone="warning">Your saved workers could not be loaded.</Notice>}
        {cut !== undefined && (
          <Notice tone="info">
            {`Showing the newest ${formatNumber(cut.listed)} of ${formatNumber(cut.total)} saved workers. Search for the others.`}
          </Notice>
        )}
        <SearchField
          label="Search"
          placeholder="Name, craft or skill"
          maxLength={longestSearch}
          value={text}
          searching={isSearching}
          onChange={({ target }) => {
            setText(target.value)
            setShown(pageSize)
          }}
        />
        {listed.length === 0 ? (
          <Text tone="muted">{isSearching ? 'Searching…' : 'Nobody matches.'}</Text>
        ) : (
          <Stack ref={list} space={2}>
            <CheckboxGroup
              label="People"
              reserveMessageSpace={false}
              value={chosen}
              onChange={({ values }) => choose(values)}
              options={listed.map((backup) => ({
                value: backup.worker.id,
                label: <span dir="auto">{personName(backup.worker)}</span>,
                description: describeBackup(backup, gig),
              }))}
            />
            {found.length > shown && (
              <Inline>
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => {
                    firstAdded.current = shown
                    setShown(shown + pageSize)
                  }}
                >
                  {`Show ${Math.min(pageSize, found.length - shown)} more`}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
        {others.error !== null && (
          <Notice tone="warning">The saved workers who are not listed could not be searched.</Notice>
        )}
        {others.data !== undefined && others.data.totalWorker > others.data.workers.length && (
          <Notice>More of your saved workers match. Type more of the name.</Notice>
        )}
      </Stack>
    </Dialog>
  )
}
