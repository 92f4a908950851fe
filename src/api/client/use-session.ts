import { useStore } from 'zustand'
import { useApi } from './api-context.ts'
import type { SessionState } from './session.ts'

/** Reads the session of the running app, and renders again when the selected part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useApi().session.store, select)
}

/** The id of the employer whose pages are shown; empty in a session without one. */
export const useEmployerId = (): string => useSession(({ user }) => user?.employerId) ?? ''
