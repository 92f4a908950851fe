import { parseArgs } from 'node:util'
import { SetupError } from '../../scripts/lib/fail.mjs'

/** What can be measured by itself. */
const parts = ['sign-in', 'home', 'gigs', 'routes'] as const
export type Part = (typeof parts)[number]

/** What `npm run bench` was asked for. */
export interface Options {
  readonly runs: number
  /** All of them, unless `--only` names some. */
  readonly parts: readonly Part[]
  /** A page whose long tasks are named, in the place of a measurement. */
  readonly profile: 'home' | 'gigs' | undefined
  /** A sentence on what else the machine did, for the document. */
  readonly note: string | undefined
}

/**
 * Reads the arguments of the command.
 * @throws {SetupError} for one that it does not know
 */
export function readOptions(args: readonly string[]): Options {
  const { runs, only, profile, note } = parse(args)
  const unknown = only?.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) throw new SetupError(`There is no part ${unknown}. Parts: ${parts.join(', ')}.`)
  const count = Number(runs)
  if (!Number.isInteger(count) || count < 1) throw new SetupError(`--runs takes a whole number from 1, not ${runs}.`)
  if (profile !== undefined && profile !== 'home' && profile !== 'gigs') {
    throw new SetupError(`--profile takes home or gigs, not ${profile}.`)
  }
  return {
    runs: count,
    parts: parts.filter((part) => only === undefined || only.includes(part)),
    profile,
    note,
  }
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string', default: '7' },
        only: { type: 'string', multiple: true },
        profile: { type: 'string' },
        note: { type: 'string' },
      },
    })
    return values
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error))
  }
}
