import { type ReactNode, useState } from 'react'
import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Drawer } from '@/design-system/components/Drawer/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { ProfileHeader } from '../../profile/profile-header.tsx'
import { ProfileParts } from '../../profile/profile-parts.tsx'
import { ProfileSkeleton } from '../../profile/profile-skeleton.tsx'
import { useWorker } from '@/shared/people/use-worker.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { WriteButton } from '@/shared/write-button.tsx'
import { paths } from '@/shared/paths.ts'
import { PanelHeart } from './heart.tsx'
import type { ListActions } from './selection.ts'

interface WorkerPanelProps {
  /** The worker of the address; undefined while the panel is closed. */
  workerId: string | undefined
  onClose: () => void
  onInvite: (worker: WorkerProfile) => void
  /** What the heart does; who is removed stays in the list behind. */
  actions: Pick<ListActions, 'isSaved' | 'remove' | 'takeBack'>
}

/** The profile of a saved worker beside the list. */
export function WorkerPanel({ workerId, ...rest }: WorkerPanelProps) {
  // While it slides out it still shows whom it showed.
  const [last, setLast] = useState(workerId)
  if (workerId !== undefined && workerId !== last) setLast(workerId)
  if (last === undefined) return null
  return <Profile key={last} workerId={last} open={workerId !== undefined} {...rest} />
}

interface ProfileProps extends WorkerPanelProps {
  workerId: string
  open: boolean
}

function Profile({ workerId, open, onClose, onInvite, actions }: ProfileProps) {
  const query = useWorker(workerId)
  const worker = query.data
  const footer: ReactNode = worker && <WriteButton onClick={() => onInvite(worker)}>Invite to Gig</WriteButton>
  return (
    <Drawer title="Worker profile" open={open} onClose={onClose} footer={footer}>
      <QueryView
        query={query}
        things="this profile"
        headingLevel={3}
        skeleton={<ProfileSkeleton place="panel" level={3} />}
        missing={
          <EmptyState
            title="Worker not found"
            headingLevel={3}
            action={
              <ButtonLink variant="outline" href={paths.myWorkers}>
                Back to My Workers
              </ButtonLink>
            }
          >
            The profile may have been removed.
          </EmptyState>
        }
      >
        {(profile) => (
          <Stack space={6}>
            <ProfileHeader worker={profile} level={3} heart={<PanelHeart worker={profile} actions={actions} />} />
            <ProfileParts worker={profile} place="panel" />
          </Stack>
        )}
      </QueryView>
    </Drawer>
  )
}
