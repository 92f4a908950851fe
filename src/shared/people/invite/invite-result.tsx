import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { personName } from '@/shared/people-looks.ts'
import { invitedText, workerCount } from './invite-rules.ts'

interface InviteResultProps {
  people: readonly WorkerSummary[]
  invited: readonly string[]
  failed: readonly { workerId: string; reason: string }[]
}

/** Who was not invited, and why. */
export function InviteResult({ people, invited, failed }: InviteResultProps) {
  const nameOf = (id: string) => {
    const person = people.find((worker) => worker.id === id)
    return person === undefined ? 'A worker' : personName(person)
  }
  return (
    <Stack space={4}>
      <Alert tone="warning" role="alert" title={`${workerCount(failed.length)} could not be invited`}>
        {invited.length > 0 && `${invitedText(invited.length)}.`}
      </Alert>
      <List surface="plain" label="Not invited">
        {failed.map(({ workerId, reason }) => (
          <ListItem key={workerId} description={reason}>
            <span dir="auto">{nameOf(workerId)}</span>
          </ListItem>
        ))}
      </List>
    </Stack>
  )
}
