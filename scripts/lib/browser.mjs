import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'
import { SetupError } from './fail.mjs'
import { run, runTool } from './process.mjs'

/**
 * The switches every test starts Chromium with: no network traffic of the browser's own, and the same rendering on each machine.
 */
export const chromiumFlags = Object.freeze([
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell alone reads this. It is how Chromium itself draws text without a desktop, so both give the same pixels.
  '--font-render-hinting=slight',
  '--force-color-profile=srgb',
])

/** The Chromium features that Playwright disables. Chromium reads only the last `--disable-features`, so a list of ours repeats them. */
export const playwrightDisabledFeatures = Object.freeze([
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
])

/**
 * Disables the address bar's suggestions, which are a web page of their own: Chromium loads it for each window, and each journey and page of stories has a
 * window of its own.
 */
export const featureFlag = `--disable-features=${[...playwrightDisabledFeatures, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'].join(',')}`

/**
 * What the search depends on; tests pass their own.
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {string} home
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => readonly string[]} list the names in a folder; empty when there is none
 * @property {(path: string) => boolean} isRunnable whether the program starts
 */

/** @type {Machine} */
const thisMachine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  exists: existsSync,
  list: (path) => (existsSync(path) ? readdirSync(path) : []),
  isRunnable: startsUp,
}

/**
 * Finds an installed Chrome or Chromium: CHROME_PATH, then the programs on PATH, then the usual places of the
 * operating system, then what Playwright has downloaded. A program that does not start is skipped: outside a desktop Ubuntu's
 * `chromium` is a shell script that only asks for a snap.
 * @param {Machine} [machine]
 * @returns {string | undefined} the program's path
 * @throws {SetupError} when CHROME_PATH is set and no browser starts there: the setting is not silently ignored
 */
export function findBrowser(machine = thisMachine) {
  return chosenBrowser(machine) ?? firstThatStarts(candidates(machine), machine)
}

/**
 * Finds Chromium's headless shell: CHROME_PATH, which may be any browser, then the programs on PATH. The shell draws pages alone and not the window of a
 * browser around them, which takes a third less of a processor's time. It keeps no page for going back, shows no PDF, has no notifications and ends
 * printing immediately.
 * @param {Machine} [machine]
 * @returns {string | undefined} the program's path
 * @throws {SetupError} when CHROME_PATH is set and no browser starts there
 */
export function findHeadlessShell(machine = thisMachine) {
  // Other systems have the shell only where Playwright has downloaded it, with Chromium, which then serves.
  if (machine.platform !== 'linux') return chosenBrowser(machine)
  const paths = programsOnPath(shellNames, machine.env['PATH'], posix.delimiter, posix.join)
  return chosenBrowser(machine) ?? firstThatStarts(paths, machine)
}

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

/** The browser that CHROME_PATH names. @param {Machine} machine */
function chosenBrowser({ env, exists, isRunnable }) {
  const chromePath = env['CHROME_PATH']
  if (chromePath === undefined || chromePath === '') return undefined
  if (exists(chromePath) && isRunnable(chromePath)) return chromePath
  throw new SetupError(
    `CHROME_PATH is ${chromePath}, but no browser starts there. Correct it, or unset it to have one looked for.`,
  )
}

/** @param {readonly string[]} paths @param {Machine} machine */
const firstThatStarts = (paths, { exists, isRunnable }) => paths.find((path) => exists(path) && isRunnable(path))

/**
 * @param {readonly string[]} names @param {string | undefined} variable the value of PATH @param {string} delimiter
 * @param {(...parts: string[]) => string} join
 */
function programsOnPath(names, variable, delimiter, join) {
  const folders = (variable ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** @param {Machine} machine @returns {string[]} */
function candidates({ platform, env, home, list }) {
  const { delimiter, join } = platform === 'win32' ? win32 : posix
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      (folder) => folder !== undefined,
    )
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ]
    const downloads =
      env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), 'ms-playwright')
    return [
      ...programs.flatMap((program) => folders.map((folder) => join(folder, program))),
      ...downloaded(downloads, list, ['chrome-win64', 'chrome-win'], 'chrome.exe', join),
    ]
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
  const onPath = programsOnPath(names, env['PATH'], delimiter, join)
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((app) =>
      ['/Applications', join(home, 'Applications')].map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`),
    )
    const downloads = env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(home, 'Library', 'Caches', 'ms-playwright')
    const program = 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing'
    return [
      ...onPath,
      ...apps,
      ...downloaded(downloads, list, ['chrome-mac-arm64', 'chrome-mac-x64', 'chrome-mac'], program, join),
    ]
  }
  const downloads =
    env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(env['XDG_CACHE_HOME'] ?? join(home, '.cache'), 'ms-playwright')
  return [...onPath, ...downloaded(downloads, list, ['chrome-linux64', 'chrome-linux'], 'chrome', join)]
}

/**
 * The paths at which Playwright stores its Chromium, newest version first.
 * @param {string} cache @param {Machine['list']} list @param {readonly string[]} folders @param {string} program
 * @param {(...parts: string[]) => string} join
 */
function downloaded(cache, list, folders, program, join) {
  const versions = list(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .toSorted((a, b) => Number(b.slice('chromium-'.length)) - Number(a.slice('chromium-'.length)))
  return versions.flatMap((version) => folders.map((folder) => join(cache, version, folder, program)))
}

/** @param {string} path */
function startsUp(path) {
  // On Windows and macOS these paths hold the browser itself, never a script; on Windows asking for its version would open a
  // window.
  if (process.platform !== 'linux') return true
  const result = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 })
  return result.status === 0 && /\d+\.\d+\.\d+/.test(result.stdout)
}

/**
 * The browser to test with, as {@link findBrowser} finds it, or installed now: Chromium from the distribution when this process is
 * root on Debian or Ubuntu, elsewhere the one that Playwright downloads.
 * @returns {Promise<string>} the program's path
 * @throws {SetupError} when no browser is found and none can be installed
 */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found !== undefined) return found
  process.stdout.write('No Chrome or Chromium found; installing one …\n')
  if (isDebianRoot()) {
    // Without any system font Chromium draws no character that the page's own fonts lack.
    await installPackages(['chromium', 'fonts-liberation', 'fonts-dejavu-core'])
    const installed = findBrowser()
    if (installed !== undefined) return installed
  }
  // Only root can install the system libraries of Chromium along with it.
  const libraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
  await runTool('playwright', ['install', ...libraries, 'chromium'])
  const downloadedNow = findBrowser()
  if (downloadedNow !== undefined) return downloadedNow
  throw new SetupError(
    'No browser to test with: none is installed, and installing one failed (see above). Install Chrome or Chromium, or set CHROME_PATH to one.',
  )
}

/**
 * The browser of stories and of most journeys: the headless shell, from the distribution where it has one and this process is root, else the installed browser.
 * @returns {Promise<string>} the program's path
 * @throws {SetupError} when no browser is found and none can be installed
 */
export async function ensureHeadlessShell() {
  const browser = await ensureBrowser()
  const found = findHeadlessShell()
  if (found !== undefined) return found
  if (isDebianRoot()) await installPackages(['chromium-headless-shell'])
  return findHeadlessShell() ?? browser
}

/** Installs packages of the distribution. One that it does not have is reported by its own tool. @param {readonly string[]} names */
async function installPackages(names) {
  const unattended = { env: { DEBIAN_FRONTEND: 'noninteractive' }, input: /** @type {const} */ ('ignore') }
  await run('apt-get', ['update', '-q'], unattended)
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], unattended)
}

function isDebianRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'))
}
