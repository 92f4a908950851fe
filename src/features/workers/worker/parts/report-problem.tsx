import { lazy, Suspense, useState } from 'react'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { WriteButton } from '@/shared/write-button.tsx'

const DisputeDialog = lazy(async () => ({
  default: (await import('@/shared/work-review/dispute-dialog.tsx')).DisputeDialog,
}))

interface ReportProblemProps {
  place: WorkerGig
  /** The dialog closes; after a report the button is gone. */
  onClose: () => void
}

/** Reports a problem with a worker who came and has handed in nothing. */
export function ReportProblem({ place, onClose }: ReportProblemProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <WriteButton variant="outline" tone="neutral" onClick={() => setOpen(true)}>
        Report a problem
      </WriteButton>
      {isOpen && (
        <Suspense fallback={null}>
          <DisputeDialog open place={place} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
