/** A function, or what the processor did outside of functions. */
export interface Frame {
  readonly functionName: string
  /** The address of the script; empty outside of functions. */
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}

/** A profile of Chromium, in µs of its clock. */
export interface CpuProfile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame; readonly children?: readonly number[] }[]
  readonly startTime: number
  readonly endTime: number
  readonly samples?: readonly number[] | undefined
  readonly timeDeltas?: readonly number[] | undefined
}

/** What a function costs within a task, in ms. */
export interface Cost {
  readonly name: string
  /** In the function itself. */
  readonly self: number
  /** In it and in what it called. */
  readonly total: number
}

/** A sample stands for no more than this, in ms: a longer gap means that another process had the processor. */
const longestSample = 10

/** The name of what was not sampled. */
const notSampled = '(the processor was elsewhere)'

/**
 * What each function costs between two moments.
 * @param from in µs of the profile's clock
 * @param nameOf functions of the same name are one
 * @returns those that cost anything, the most expensive by itself first
 */
export function costsBetween(
  profile: CpuProfile,
  from: number,
  to: number,
  nameOf: (frame: Frame) => string,
): readonly Cost[] {
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const self = new Map<string, number>()
  const total = new Map<string, number>()
  const add = (costs: Map<string, number>, name: string, ms: number) => costs.set(name, (costs.get(name) ?? 0) + ms)
  let time = profile.startTime
  const times = (profile.timeDeltas ?? []).map((delta) => (time += delta))
  profile.samples?.forEach((sample, index) => {
    // A sample stands for the time until the next one.
    const [begin, end] = [times[index] ?? 0, times[index + 1] ?? profile.endTime]
    const all = (Math.min(end, to) - Math.max(begin, from)) / 1000
    if (all <= 0) return
    const ms = Math.min(all, longestSample)
    if (all > ms) for (const costs of [self, total]) add(costs, notSampled, all - ms)
    add(self, names.get(sample) ?? '', ms)
    const callers = new Set<string>()
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) callers.add(names.get(id) ?? '')
    for (const caller of callers) add(total, caller, ms)
  })
  return [...total]
    .map(([name, ms]) => ({ name, self: self.get(name) ?? 0, total: ms }))
    .toSorted((a, b) => b.self - a.self || b.total - a.total)
}
