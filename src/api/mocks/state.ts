import type { World } from './world.ts'

/** State of the mock server: accounts, sessions and verified emails. */
export interface MockState {
  /** By employer id. */
  employers: Map<string, World>
  /** Employer id by token. */
  tokens: Map<string, string>
  /** Emails that verified a code and may take the next step. */
  verified: { signUp: Set<string>; reset: Set<string>; pin: Set<string> }
}

/** The code that every mail of a mock server holds. */
export const rightCode = '1234'

/** Token of a world's employer: what a story's session holds and what log-in answers. */
export function tokenOf(employerId: string): string {
  return `token-of-${employerId}`
}

/** A state of its own, so that no call changes the world it was made from. */
export function createState(world: World): MockState {
  const own = structuredClone(world)
  return {
    employers: new Map([[own.employerId, own]]),
    tokens: new Map([[tokenOf(own.employerId), own.employerId]]),
    verified: { signUp: new Set(), reset: new Set(), pin: new Set() },
  }
}

/** The employer of a call that passed the gate. */
export function employerOf(state: MockState, employerId: string): World {
  const world = state.employers.get(employerId)
  if (!world) throw new Error(`The mock server has no employer ${employerId}`)
  return world
}
