import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureBrowser } from '../../lib/browser.mjs'
import { judge as judgeStage, readCounts, sum } from '../../lib/counts.mjs'
import { inRoot } from '../../lib/paths.mjs'
import { runTool } from '../../lib/process.mjs'
import { Judge } from './judge.mjs'
import { baselines, rememberRun } from './last-run.mjs'
import { writeReport } from './report.mjs'
import { missingStates } from './required-states.mjs'
import { picturesPath, serve } from './server.mjs'
import { ensureStorybook, staticFolder, storyIds } from './static-build.mjs'
import { nameOfBrowser } from './stories-browser.mjs'

/** @param {string} path @param {unknown} value */
function writeJson(path, value) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(value)}\n`)
}

/** @param {string} title @param {readonly string[]} lines */
function complain(title, lines) {
  if (lines.length > 0) process.stdout.write(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}

/**
 * Runs every story in the browser: plays it, checks it with axe in both themes, compares its pictures.
 * Writes visual-report/ and the counts to .cache/results/stories.json (and to MARQUEE_REPORT, when set).
 * @param {{ files: readonly string[], update: boolean, onlyPictures: boolean }} options parts of story file names to narrow the run; whether to accept
 *   every picture; whether to leave out axe and the check of the HTML
 * @returns {Promise<number>} the exit code
 */
export async function runStories({ files, update, onlyPictures }) {
  const begun = performance.now()
  const browserPath = await ensureBrowser()
  await ensureStorybook()
  const judge = new Judge(baselines, { browser: await nameOfBrowser(browserPath), update })
  const server = await serve(staticFolder, { judge })
  const runnerReport = inRoot('.cache', 'results', 'stories-runner.json')
  mkdirSync(dirname(runnerReport), { recursive: true })
  rmSync(runnerReport, { force: true })
  let code
  try {
    const pictures = `${server.url}${picturesPath}`
    const args = [
      '--url',
      server.url,
      '--no-index-json',
      '--disable-telemetry',
      '--ci',
      '--maxWorkers',
      '4',
      '--json',
      '--outputFile',
      runnerReport,
      ...files,
    ]
    const env = {
      MARQUEE_BROWSER: browserPath,
      MARQUEE_VISUAL_URL: pictures,
      NODE_NO_WARNINGS: '1',
      MARQUEE_ONLY_PICTURES: String(onlyPictures),
    }
    code = await runTool('@storybook/test-runner', args, { command: 'test-storybook', env })
  } finally {
    await server.close()
  }

  const changed = judge.verdicts.filter((verdict) => verdict.status === 'accepted')
  const same = judge.verdicts.filter((verdict) => verdict.status === 'same').map(({ path }) => path)
  // A story that failed may have drawn nothing, and keeps its pictures.
  const orphans = judge.obsolete(storyIds(), { isWhole: files.length === 0 && code === 0 })
  if (update) {
    baselines.change(
      judge.browser,
      new Map(changed.map(({ path, after }) => [path, after ?? Buffer.alloc(0)])),
      orphans,
      same,
    )
  }
  const obsolete = update ? [] : orphans
  const missing = missingStates(inRoot('stories', 'screens'))
  const report = join(inRoot('visual-report'), 'index.html')
  rememberRun(judge, obsolete)
  writeReport(dirname(report), { judge, obsolete, baselines })

  complain('Accepted pictures that no story draws any more (npm run stories:accept removes them):', obsolete)
  complain('Screens without a required state:', missing)
  const elsewhere = judge.verdicts.filter((verdict) => verdict.status === 'drawn-elsewhere')
  complain(
    `Warning: these differ from pictures that another browser drew; this is ${judge.browser}:`,
    elsewhere.map((verdict) => `${verdict.path} (${verdict.drawnBy})`),
  )
  const counts = sum([
    judgeStage(readCounts(runnerReport), code),
    { passed: missing.length === 0 ? 1 : 0, failed: missing.length + obsolete.length },
  ])
  for (const path of [inRoot('.cache', 'results', 'stories.json'), process.env['MARQUEE_REPORT']]) {
    if (path !== undefined) writeJson(path, counts)
  }
  const seconds = Math.round((performance.now() - begun) / 1000)
  if (onlyPictures) process.stdout.write('\nOnly pictures: neither axe nor the HTML was checked.\n')
  process.stdout.write(
    `\n${judge.verdicts.length} pictures, ${counts.passed} passed, ${counts.failed} failed, ${seconds} s. Report: visual-report/index.html\n`,
  )
  return counts.failed === 0 ? 0 : 1
}
