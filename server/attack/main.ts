import { parseArgs } from 'node:util'
import { cleanUp } from '../testing/server-process.ts'
import { abuse } from './abuse.ts'
import { clock } from './clock.ts'
import { disk } from './disk.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { kills } from './kill.ts'
import { mails } from './mails.ts'
import { operations } from './operations.ts'
import { raceSection } from './races.ts'
import { createReport, type Section, type SectionResult, summaryOf } from './report.ts'
import { tenants } from './tenants.ts'
import { webhooks } from './webhooks.ts'

// npm run attack -- --only fuzz,kill --seed 7 --short: attacks servers of its own and says what they did not survive (docs/reliability.md).
const sections: readonly Section[] = [
  tenants,
  raceSection,
  operations,
  webhooks,
  fuzz,
  kills,
  disk,
  clock,
  abuse,
  mails,
]

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
  },
})
const tell = (line: string) => void process.stdout.write(`${line}\n`)
const names = values.only?.split(',') ?? sections.map(({ name }) => name)
const unknownName = names.find((name) => !sections.some((section) => section.name === name))
if (unknownName !== undefined) {
  process.stderr.write(`There is no section ${unknownName}, only ${sections.map(({ name }) => name).join(', ')}.\n`)
  process.exit(2)
}
const seed = Number(values.seed)
if (!Number.isSafeInteger(seed)) {
  process.stderr.write(`--seed takes a whole number, not ${values.seed}.\n`)
  process.exit(2)
}
const options = { seed, isShort: values.short, tell }
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)))
}

/** Runs a section; an error of the section itself counts as a defect, because what it could not try is not proved. */
async function runSection(section: Section): Promise<SectionResult> {
  tell(`\n${section.title} (${section.name}, seed ${seed})`)
  const report = createReport(tell)
  const begun = performance.now()
  try {
    await section.run(report, options)
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    report.check(`npm run attack -- --only ${section.name} --seed ${seed}`, [`the section ended: ${reason}`])
  } finally {
    await cleanUp()
  }
  const seconds = (performance.now() - begun) / 1000
  tell(
    `  ${report.tried()} tried, ${report.survived()} survived, ${report.defects.length} defects, ${Math.round(seconds)} s`,
  )
  return { section, report, seconds }
}

const results: SectionResult[] = []
for (const section of sections.filter(({ name }) => names.includes(name))) results.push(await runSection(section))
tell(`\n${summaryOf(results)}`)
// Connections of a broken section must not keep the process.
process.exit(results.some(({ report }) => report.defects.length > 0) ? 1 : 0)
