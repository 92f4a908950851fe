import { type ReactNode } from 'react'
import { type TabFaceProps } from '../private/TabStrip/index.ts'

/** A tab and its panel. */
export interface TabItem<Value extends string> extends TabFaceProps {
  /** Which tab it is; no spaces. */
  value: Value
  /** The panel. It is created when it is first opened, and stays mounted. */
  panel: ReactNode
  /**
   * The reason why the tab cannot be opened yet. The tab is focusable; the reason is read out, and shown below the tabs when the
   * tab is pressed.
   */
  unavailableReason?: string | undefined
}
