/**
 * Reports a wrong use of a component while it is being developed: throws with the component, what is wrong and the fix.
 * Does nothing in a production build, where the user should see the page instead of an error.
 */
export function invariantDev(condition: boolean, message: string): asserts condition {
  if (import.meta.env.DEV && !condition) throw new Error(message)
}
