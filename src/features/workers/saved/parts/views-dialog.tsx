import { useId, useState } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { TrashIcon } from '@/design-system/icons/TrashIcon.tsx'
import { paths } from '@/shared/paths.ts'
import type { useSavedViews } from '../data/use-saved-views.ts'
import type { MyWorkersSearch } from '../model/my-workers-search.ts'
import { queryOf, viewProblem } from '../model/saved-views.ts'

interface ViewsDialogProps {
  search: MyWorkersSearch
  saved: ReturnType<typeof useSavedViews>
  onClose: () => void
}

/** Saves the present filters under a name on this device, and opens or deletes what was saved. Mounting opens it. */
export function ViewsDialog({ search, saved, onClose }: ViewsDialogProps) {
  const formId = useId()
  const [name, setName] = useState('')
  const [isChecked, setChecked] = useState(false)
  const problem = viewProblem(saved.views, name)
  const submit = () => {
    setChecked(true)
    if (problem !== undefined || !saved.save({ name: name.trim(), query: queryOf(search) })) return
    setName('')
    setChecked(false)
  }
  return (
    <Dialog
      open
      size="sm"
      title="Saved views"
      description="Search and filters under a name, on this device."
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={formId}>
            Save this view
          </Button>
        </>
      }
    >
      <Stack space={4}>
        {saved.views.length === 0 ? (
          <Text tone="muted">No views saved yet.</Text>
        ) : (
          <List surface="plain" label="Saved views">
            {saved.views.map((view) => (
              <ListItem
                key={view.name}
                href={view.query === '' ? paths.myWorkers : `${paths.myWorkers}?${view.query}`}
                onClick={onClose}
                trailing={
                  <IconButton
                    label={`Delete view ${view.name}`}
                    icon={<TrashIcon />}
                    size="sm"
                    onClick={() => saved.remove(view.name)}
                  />
                }
              >
                <span dir="auto">{view.name}</span>
              </ListItem>
            ))}
          </List>
        )}
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <TextField
            label="Name of this view"
            required
            value={name}
            message={isChecked ? problem : undefined}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
      </Stack>
    </Dialog>
  )
}
