import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { acceptedFolder, packPictures, picturesIn, workFolder } from './pictures.ts'
import { readDesignSystem } from '../../design-system/lib/read-design-system.mjs'
import { ensureHeadlessShell } from '../../lib/browser.mjs'
import { judge, readCounts, sum } from '../../lib/counts.mjs'
import { readFailures } from '../../lib/failures.mjs'
import { inRoot } from '../../lib/paths.mjs'
import { runTool } from '../../lib/process.mjs'
import { missingProofs, readNotes, recordChecks } from './component-checks.mjs'
import { missingStates } from './required-states.mjs'
import { serveStorybook } from './serve.mjs'
import { ensureStorybook } from './static-build.mjs'
import { nameOfBrowser } from './stories-browser.mjs'

/** Names the browser that drew the accepted pictures. */
const browserFile = join(acceptedFolder, 'browser.txt')

/** Accepted pictures that no story took in a run. @param {string} list the file that lists those taken */
function obsoletePictures(list) {
  const taken = new Set(readFileSync(list, 'utf8').split('\n'))
  return picturesIn(acceptedFolder, '.webp').filter((name) => !taken.has(name))
}

/** @param {string} title @param {readonly string[]} lines */
function report(title, lines) {
  if (lines.length > 0) process.stdout.write(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}

/**
 * Compares what the stories of components showed with what their documentation promises.
 * @param {string} list the notes of the run @param {boolean} isEverywhere whether the run looked at all that a record names
 */
async function checkComponents(list, isEverywhere) {
  const notes = readNotes(list)
  if (notes.length === 0) return []
  const { components } = await readDesignSystem()
  const docs = new Map(components.flatMap(({ name, docs: its }) => (its === undefined ? [] : [[name, its]])))
  const missing = missingProofs(notes, docs)
  if (isEverywhere) {
    recordChecks(notes, docs, new Date().toISOString().slice(0, 10))
  }
  return missing
}

/**
 * Runs stories in the browser by Storybook's test-runner, which plays them, runs axe in both themes and compares their pictures.
 * @param {readonly string[]} args arguments of the test-runner: parts of story file names, -u to accept pictures, --shard 1/2 …; and
 *   `--everywhere`, which runs axe in all of `.storybook/conditions.ts` instead of comparing pictures, and keeps what was looked at for the documentation
 * @returns {Promise<number>} the exit code
 */
export async function runStories(args) {
  const begun = performance.now()
  const isEverywhere = args.includes('--everywhere')
  const flags = args.filter((arg) => arg.startsWith('-') && arg !== '--everywhere')
  const files = args.filter((arg) => !arg.startsWith('-'))
  const isUpdate = flags.includes('-u') || flags.includes('--updateSnapshot')
  const isWhole = !isEverywhere && flags.length === Number(isUpdate) && files.length === 0
  const browserPath = await ensureHeadlessShell()
  await ensureStorybook()
  const reportFile = inRoot('.cache', 'results', 'stories-runner.json')
  const pictureList = inRoot('.cache', 'results', 'pictures.txt')
  for (const path of [reportFile, workFolder, inRoot('visual-report')]) rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(reportFile), { recursive: true })
  const checkList = inRoot('.cache', 'results', 'component-checks.txt')
  for (const list of [pictureList, checkList]) writeFileSync(list, '')
  const browser = await nameOfBrowser(browserPath)
  const drawnBy = existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : browser
  const isCompared = !isEverywhere && (isUpdate || drawnBy === browser)
  const server = await serveStorybook()
  // More pages than processors end a tenth sooner, but stories then fail by chance (docs/decisions/0035-stories-in-the-headless-shell.md).
  const options = [
    '--url',
    server.url,
    '--no-index-json',
    '--disable-telemetry',
    '--ci',
    '--maxWorkers',
    '100%',
    ...flags,
  ]
  // The report's path comes right before the story files: the runner passes both on to Jest as they stand.
  const code = await runTool('@storybook/test-runner', [...options, '--json', '--outputFile', reportFile, ...files], {
    command: 'test-storybook',
    env: {
      CHROME_PATH: browserPath,
      MARQUEE_CHECK_LIST: checkList,
      ...(isCompared && { MARQUEE_PICTURE_LIST: pictureList }),
      ...(isEverywhere && { MARQUEE_AUDIT_EVERYWHERE: '1' }),
      NODE_NO_WARNINGS: '1',
    },
  }).finally(() => server.close())
  // A story that failed may have drawn nothing, and keeps its pictures.
  const obsolete = isWhole && isCompared && code === 0 ? obsoletePictures(pictureList) : []
  if (isUpdate) {
    for (const name of obsolete) rmSync(join(acceptedFolder, `${name}.webp`))
    await packPictures()
    if (isWhole) writeFileSync(browserFile, `${browser}\n`)
  } else {
    report('Accepted pictures that no story takes any more (npm run stories:test -- -u removes them):', obsolete)
  }
  const unproved = await checkComponents(checkList, isEverywhere)
  report('What components promise and no story shows:', unproved)
  const missing = missingStates()
  report('Screens without a required state:', missing)
  if (!isCompared && !isEverywhere) {
    report('Warning: no picture was compared.', [`The accepted ones are from ${drawnBy}; this is ${browser}.`])
  }
  const counts = sum([
    judge(readCounts(reportFile), code),
    {
      passed: missing.length === 0 ? 1 : 0,
      failed: unproved.length + missing.length + (isUpdate ? 0 : obsolete.length),
    },
  ])
  const failures = [...readFailures(reportFile), ...unproved, ...missing, ...(isUpdate ? [] : obsolete)]
  const summary = process.env['MARQUEE_REPORT']
  if (summary !== undefined) writeFileSync(summary, `${JSON.stringify({ ...counts, failures })}\n`)
  const seconds = Math.round((performance.now() - begun) / 1000)
  process.stdout.write(
    `\n${counts.passed} passed, ${counts.failed} failed, ${seconds} s. Differences: visual-report/\n`,
  )
  return counts.failed === 0 ? 0 : 1
}
