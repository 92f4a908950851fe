import type { ReactNode } from 'react'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'

interface StepActionsProps {
  /** The main button, last; it stands at the end of the row with and without 'Back'. */
  children: ReactNode
  /** The link to the previous step; on a phone the stepper leads there. */
  onBack: (() => void) | undefined
}

/** The buttons below a step, on a phone docked to the bottom of the viewport. */
export function StepActions({ children, onBack }: StepActionsProps) {
  return (
    <Actions dock align={onBack === undefined ? 'end' : 'between'}>
      {onBack && (
        <Hidden below="tablet">
          <Button variant="outline" tone="neutral" onClick={onBack}>
            Back
          </Button>
        </Hidden>
      )}
      {children}
    </Actions>
  )
}
