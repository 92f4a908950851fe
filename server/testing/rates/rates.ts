import autocannon from 'autocannon'

/** An address whose rate is measured. */
export interface Target {
  readonly name: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The median of a target's rounds. */
export interface Rate {
  readonly name: string
  readonly perSecond: number
  /** The time within which 99 of 100 requests were answered, in milliseconds. */
  readonly p99: number
}

interface RateOptions {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** One round of a target. @throws {Error} when an answer is not 2xx, because a refusal costs less than an answer */
async function load({ name, url, headers = {} }: Target, { seconds, connections }: RateOptions) {
  const { requests, latency, errors, non2xx } = await autocannon({ url, headers, connections, duration: seconds })
  if (errors + non2xx > 0) throw new Error(`${name}: ${non2xx} answers other than 2xx, ${errors} errors`)
  return { perSecond: requests.average, p99: latency.p99 }
}

/** Measures the targets in turn, several times, so that what else the machine does meets all of them alike. */
export async function measureRates(targets: readonly Target[], options: RateOptions): Promise<Rate[]> {
  // Before the first round code is compiled and connections are opened.
  for (const target of targets) await load(target, { ...options, seconds: 1 })
  const rounds: Awaited<ReturnType<typeof load>>[][] = targets.map(() => [])
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [index, target] of targets.entries()) rounds[index]?.push(await load(target, options))
  }
  return targets.map(({ name }, index) => {
    const ofTarget = rounds[index] ?? []
    return {
      name,
      perSecond: median(ofTarget.map(({ perSecond }) => perSecond)),
      p99: median(ofTarget.map(({ p99 }) => p99)),
    }
  })
}

/** The rates as a Markdown table, each beside its share of the first one's. */
export function ratesTable(rates: readonly Rate[]): string {
  const bare = rates[0]?.perSecond ?? Number.NaN
  const rows = rates.map(({ name, perSecond, p99 }) =>
    [name, Math.round(perSecond).toLocaleString('en'), p99, (perSecond / bare).toFixed(2)].join(' | '),
  )
  return [
    '| | req/s | p99, ms | share of bare |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')
}
