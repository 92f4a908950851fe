import type { ReactNode } from 'react'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'

export interface StepActionsProps {
  /** The main button, last; it stands at the end of the row with and without 'Back'. */
  children: ReactNode
  /** The link to the previous step. */
  onBack: (() => void) | undefined
  backLabel?: string
  /** False in a dialog, whose buttons stay below its content. */
  dock?: boolean
  /** What stands above the buttons on a phone. */
  summary?: ReactNode
}

/** The buttons below a step, on a phone docked to the bottom of the viewport. */
export function StepActions({ children, onBack, backLabel = 'Back', dock = true, summary }: StepActionsProps) {
  return (
    <Actions dock={dock} summary={summary} align={onBack === undefined || !dock ? 'end' : 'between'}>
      {onBack && (
        <Button variant="outline" onClick={onBack}>
          {backLabel}
        </Button>
      )}
      {children}
    </Actions>
  )
}
