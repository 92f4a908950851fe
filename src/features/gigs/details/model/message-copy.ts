import { mostMessaged } from '@/api/contract/limits.ts'

/** The button that opens a message to the listed workers who can get one: paid and cancelled places are left out, which the number says. */
export function messageLabel(reachable: number, listed: number): string {
  if (reachable > mostMessaged) return `Message the first ${mostMessaged}`
  return reachable === listed ? `Message all ${reachable}` : `Message ${reachable} of ${listed}`
}

/** Those whose hire has ended get no message; undefined where there are none. */
export function leftOutLine(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  return names.length === 1
    ? `Without ${names[0]}, whose hire has ended.`
    : `Without ${names.length} workers whose hire has ended.`
}
