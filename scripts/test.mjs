import { mkdirSync, rmSync } from 'node:fs'
import { ensureHeadlessShell } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { changedFiles } from './lib/changed-files.mjs'
import { closingLine, judge, readCounts, sum } from './lib/counts.mjs'
import { runMain, SetupError } from './lib/fail.mjs'
import { readFailures } from './lib/failures.mjs'
import { inRoot } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run, runTool } from './lib/process.mjs'

/**
 * @typedef {import('./lib/counts.mjs').Counts} Counts
 * @typedef {import('./lib/affected.mjs').Affected} Affected
 * @typedef {Counts & { readonly failures?: readonly string[] }} Outcome
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} title
 * @property {(affected: Affected) => boolean} [isAffected] whether a change can affect it; default: always
 * @property {(affected: Affected | undefined) => Promise<Outcome>} run runs what a change can affect, or all of it
 */

/** Counts one yes-or-no check. @param {Promise<number>} work the check's exit code @returns {Promise<Counts>} */
async function check(work) {
  const code = await work
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Runs a test runner that leaves a JSON report.
 * @param {string} name @param {(report: string) => Promise<number>} work starts the runner and gives its exit code
 */
async function counted(name, work) {
  const report = inRoot('.cache', 'reports', `${name}.json`)
  mkdirSync(inRoot('.cache', 'reports'), { recursive: true })
  rmSync(report, { force: true })
  const code = await work(report)
  return { ...judge(readCounts(report), code), failures: readFailures(report) }
}

/** @param {string} name @param {readonly string[]} projects @param {readonly string[]} [files] default: all */
const vitest = (name, projects, files = []) =>
  counted(name, (report) =>
    runTool('vitest', [
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  )

/** Checks the types of a project; the compiler keeps what it knows for the next time. @param {string} project its configuration */
const types = (project) => {
  const buildInfo = inRoot('.cache', 'types', `${project}.tsbuildinfo`)
  return check(
    runTool('typescript', ['-p', project, '--incremental', '--tsBuildInfoFile', buildInfo], { command: 'tsc' }),
  )
}

/** @param {string} path @param {{ args?: readonly string[], env?: Record<string, string> }} [options] */
const script = (path, { args = [], env = {} } = {}) =>
  run(process.execPath, [inRoot('scripts', ...path.split('/')), ...args], { env })

/** @type {readonly Stage[]} */
const stages = [
  {
    name: 'types',
    title: 'Types: front end and stories; server, scripts and journeys; service worker; what the design system offers',
    run: async () =>
      sum([
        await types('tsconfig.json'),
        await types('tsconfig.node.json'),
        await types('tsconfig.worker.json'),
        await check(script('design-system/api.mjs', { args: ['--check'] })),
      ]),
  },
  {
    name: 'lint',
    title: 'Lint, formatting, boundaries, unused code and wording',
    run: async () =>
      sum([
        await check(runTool('oxlint', [])),
        await check(
          runTool('prettier', [
            '--check',
            '.',
            '--log-level',
            'warn',
            '--cache',
            '--cache-location',
            '.cache/prettier',
          ]),
        ),
        await check(script('boundaries.mjs')),
        await check(runTool('knip', ['--no-progress', '--cache', '--cache-location', '.cache/knip'])),
        await check(script('language.mjs')),
      ]),
  },
  {
    name: 'unit',
    title: 'Unit: rules, helpers, components',
    isAffected: ({ unitTests }) => unitTests.length > 0,
    run: (affected) => vitest('unit', ['unit', 'dom', 'dom-isolated'], affected?.unitTests),
  },
  {
    name: 'server',
    title: 'Server and conformance, on a real PostgreSQL',
    isAffected: ({ serverTests }) => serverTests.length > 0,
    run: (affected) => vitest('server', ['server', 'server-isolated'], affected?.serverTests),
  },
  {
    name: 'build',
    title: 'Build and size budget',
    isAffected: ({ product }) => product,
    run: async () => {
      await ensureBuilt()
      return sum([{ passed: 1, failed: 0 }, await check(script('check-budget.mjs'))])
    },
  },
  {
    name: 'stories',
    title: 'Stories: interaction, accessibility, pixels; both themes',
    isAffected: ({ stories }) => stories.length > 0,
    run: (affected) =>
      counted('stories', (report) => {
        const files = affected === undefined || affected.stories === 'all' ? [] : affected.stories
        return script('storybook/test.mjs', { args: files, env: { MARQUEE_REPORT: report } })
      }),
  },
  {
    name: 'e2e',
    title: 'Journeys on the built product',
    isAffected: ({ product }) => product,
    run: async () => {
      await ensureBuilt()
      await ensureHeadlessShell()
      return counted('e2e', (report) =>
        runTool('@playwright/test', ['test', '--reporter=list,json'], {
          command: 'playwright',
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        }),
      )
    },
  },
]

/**
 * @param {readonly string[]} args names of stages, `--changed`, `--changed=<commit>`
 * @returns {{ names: string[], since: string | undefined }}
 */
function readArguments(args) {
  const option = /^--changed(?:=(?<since>.+))?$/
  const changed = args.find((arg) => option.test(arg))
  return {
    names: args.filter((arg) => !option.test(arg)),
    since: changed === undefined ? undefined : (option.exec(changed)?.groups?.['since'] ?? 'HEAD'),
  }
}

/** @param {readonly string[]} names @returns {readonly Stage[]} in their own order, all when none is named */
function chosen(names) {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown !== undefined) {
    throw new SetupError(`There is no stage ${unknown}. Stages: ${stages.map((stage) => stage.name).join(', ')}.`)
  }
  return names.length === 0 ? stages : stages.filter((stage) => names.includes(stage.name))
}

/**
 * What the change since a commit can affect.
 * @param {string | undefined} since undefined for everything
 * @returns {Promise<Affected | undefined>} undefined for everything
 */
async function affectedSince(since) {
  if (since === undefined) return undefined
  const changed = changedFiles(since)
  if (changed === undefined) {
    process.stdout.write('There is no Git history here to compare with: everything runs.\n')
    return undefined
  }
  // It reads code with Vite's parser, which is installed by now.
  const [{ affectedBy }, { readCodeFiles }] = await Promise.all([
    import('./lib/affected.mjs'),
    import('./lib/code-files.mjs'),
  ])
  return affectedBy(changed, readCodeFiles())
}

/** @param {Stage} stage @param {Affected | undefined} affected @returns {Promise<Outcome>} */
async function runStage(stage, affected) {
  process.stdout.write(`\n━━ ${stage.name} ━━ ${stage.title}\n\n`)
  if (affected !== undefined && stage.isAffected?.(affected) === false) {
    process.stdout.write('The change cannot affect it.\n')
    return { passed: 0, failed: 0 }
  }
  try {
    return await stage.run(affected)
  } catch (error) {
    const message = error instanceof SetupError ? error.message : error instanceof Error ? error.stack : String(error)
    process.stdout.write(`${message}\n`)
    return { passed: 0, failed: 1, failures: [String(message)] }
  }
}

// npm test: everything, or only the stages named: npm test -- unit e2e. With --changed only what can be affected by the changes
// since HEAD, or since another commit: npm test -- --changed=main. A failing stage does not hide the ones after it.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  let isInterrupted = false
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isInterrupted = true))

  /** @type {{ name: string, counts: Outcome, seconds: number }[]} */
  const results = []
  const { since, names } = readArguments(process.argv.slice(2))
  const selected = chosen(names)
  const affected = await affectedSince(since)
  for (const stage of selected) {
    const begun = performance.now()
    const counts = await runStage(stage, affected)
    if (isInterrupted) return 130
    results.push({ name: stage.name, counts, seconds: Math.round((performance.now() - begun) / 1000) })
  }

  // Repeated at the end, where somebody who has only the last lines of a long run still reads what failed.
  const failures = results.flatMap(({ name, counts }) => (counts.failures ?? []).map((text) => `✗ ${name}: ${text}`))
  if (failures.length > 0) process.stdout.write(`\n━━ failures ━━\n\n${failures.join('\n\n')}\n`)
  const rows = results.map(
    ({ name, counts, seconds }) =>
      `${counts.failed === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${closingLine(counts)} (${seconds} s)`,
  )
  const total = sum(results.map((result) => result.counts))
  process.stdout.write(`\n${rows.join('\n')}\n\n${closingLine(total)}\n`)
  return total.failed === 0 ? 0 : 1
})
