import { type RefObject, useId, useState } from 'react'
import type { WorkerGroup } from '@/api/contract/schemas/worker.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { workerCount } from '@/shared/people/invite/invite-rules.ts'
import { isOutcomeUnknown, knownFailure } from '@/shared/payments/call-outcome.ts'
import { failureMessage } from '@/shared/query-view/failure-message.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { useSaveGroup } from '../data/use-groups.ts'
import { groupNameProblem } from '../model/group-rules.ts'

interface GroupDialogProps {
  open: boolean
  /** The group that gets another name; undefined for a new one. */
  group?: WorkerGroup | undefined
  groups: readonly WorkerGroup[]
  /** The members. */
  workerIds: readonly string[]
  onClose: () => void
  onSaved: (group: WorkerGroup) => void
  returnFocusRef?: RefObject<HTMLElement | null> | undefined
}

/** Names a new group of the chosen workers, or gives a group another name. Mounting it starts with the present name. */
export function GroupDialog({ group, groups, workerIds, onSaved, onClose, ...modal }: GroupDialogProps) {
  const formId = useId()
  const [name, setName] = useState(group?.name ?? '')
  const [isChecked, setChecked] = useState(false)
  const save = useSaveGroup({ failure: knownFailure })
  // Without an answer the group may be there already: the same call is sent again, and makes no second one.
  const isUnknown = save.error !== null && isOutcomeUnknown(save.error)
  const isSentAgain = isUnknown && save.input?.body.name === name.trim()
  const problem = isSentAgain ? undefined : groupNameProblem(groups, name, group)
  const submit = () => {
    setChecked(true)
    if (problem !== undefined) return
    save.mutate(
      { body: { name: name.trim(), ...(group ? { id: group.id } : { workerIds: [...workerIds] }) } },
      { onSuccess: onSaved },
    )
  }
  return (
    <Dialog
      {...modal}
      size="sm"
      title={group ? 'Rename group' : 'New group'}
      description={group ? undefined : `With ${workerCount(workerIds.length)}.`}
      busy={save.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" aria-disabled={save.isPending} onClick={() => !save.isPending && onClose()}>
            Cancel
          </Button>
          <WriteButton type="submit" form={formId} loading={save.isPending} loadingLabel="Saving">
            Save group
          </WriteButton>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack space={4}>
          {save.error !== null && (
            <Alert
              tone={isUnknown ? 'warning' : 'danger'}
              role="alert"
              title={isUnknown ? 'We do not know yet if the group was saved.' : 'The group was not saved'}
            >
              {!isUnknown
                ? failureMessage(save.error)
                : isSentAgain && !group && 'Save it again: there will be no second one.'}
            </Alert>
          )}
          <TextField
            label="Name"
            required
            value={name}
            message={isChecked ? problem : undefined}
            onBlur={() => setChecked(name !== '')}
            onChange={({ target }) => setName(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
