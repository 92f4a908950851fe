const guards = new Set<() => boolean>()

/**
 * Registers an open form, for what ends the session without a navigation that a form could block.
 * @param wouldLose whether leaving now loses changes
 * @returns removes it
 */
export function registerForm(wouldLose: () => boolean): () => void {
  guards.add(wouldLose)
  return () => guards.delete(wouldLose)
}

/** Whether an open form has changes that are neither saved nor stored on this device. */
export const hasUnsavedChanges = (): boolean => [...guards].some((wouldLose) => wouldLose())
