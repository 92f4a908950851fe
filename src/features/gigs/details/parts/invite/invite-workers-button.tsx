import { type ComponentProps, useState } from 'react'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { DeferredInviteWorkers } from './deferred-invite-workers.tsx'

interface InviteWorkersButtonProps extends Pick<ComponentProps<typeof WriteButton>, 'variant' | 'size'> {
  /** An open Gig. */
  gig: Pick<Gig, 'id' | 'title' | 'workSkills'>
}

/** Invites saved workers to a Gig. */
export function InviteWorkersButton({ gig, variant = 'active', size = 'md' }: InviteWorkersButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <WriteButton variant={variant} size={size} onClick={() => setOpen(true)}>
        Invite workers
      </WriteButton>
      <DeferredInviteWorkers gig={gig} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
