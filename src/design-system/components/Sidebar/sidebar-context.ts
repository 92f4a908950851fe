import { createContext, use } from 'react'
import { invariantDev } from '../../lib/invariant-dev.ts'

/** `expanded` and `collapsed` stand beside the page; `overlay` is the slide-over of a phone. */
export type SidebarForm = 'expanded' | 'collapsed' | 'overlay'

export interface SidebarContextValue {
  readonly form: SidebarForm
  readonly toggle: () => void
}

export const SidebarContext = createContext<SidebarContextValue | null>(null)

/** For the parts of a sidebar: its current form, and the function that toggles it. Throws outside a `Sidebar`. */
export function useSidebar(): SidebarContextValue {
  const value = use(SidebarContext)
  invariantDev(
    value !== null,
    'The parts of a Sidebar (SidebarHeader, SidebarItem, SidebarFooter…) belong inside a Sidebar.',
  )
  return value
}
