import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { findBrowser, findHeadlessShell, featureFlag, playwrightDisabledFeatures } from './browser.mjs'

type Machine = NonNullable<Parameters<typeof findBrowser>[0]>

/** A machine with these programs; those in `broken` exist but do not start. */
function machine(
  programs: readonly string[],
  options: Partial<Pick<Machine, 'platform' | 'env'>> & { broken?: readonly string[] } = {},
): Machine {
  const all = [...programs, ...(options.broken ?? [])]
  return {
    platform: options.platform ?? 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin', ...options.env },
    home: '/home/ada',
    exists: (path) => all.includes(path),
    list: (folder) => [
      ...new Set(
        all
          .filter((path) => path.startsWith(folder))
          .map((path) => path.slice(folder.length + 1).split(/[\\/]/)[0] ?? ''),
      ),
    ],
    isRunnable: (path) => programs.includes(path),
  }
}

const downloaded = (version: number) => `/home/ada/.cache/ms-playwright/chromium-${version}/chrome-linux/chrome`

describe('findBrowser', () => {
  it('uses CHROME_PATH before anything else', () => {
    expect(findBrowser(machine(['/usr/bin/chromium', '/opt/chrome'], { env: { CHROME_PATH: '/opt/chrome' } }))).toBe(
      '/opt/chrome',
    )
  })

  it('reports a wrong CHROME_PATH instead of using another browser', () => {
    expect(() => findBrowser(machine(['/usr/bin/chromium'], { env: { CHROME_PATH: '/opt/none' } }))).toThrow(
      /CHROME_PATH is \/opt\/none/,
    )
  })

  it('searches PATH, for Chromium before Chrome', () => {
    expect(findBrowser(machine(['/usr/local/bin/google-chrome', '/usr/bin/chromium']))).toBe('/usr/bin/chromium')
  })

  it('skips a program that does not start', () => {
    expect(findBrowser(machine(['/usr/bin/google-chrome'], { broken: ['/usr/bin/chromium-browser'] }))).toBe(
      '/usr/bin/google-chrome',
    )
  })

  it('searches the downloads of Playwright last, newest first', () => {
    expect(findBrowser(machine([downloaded(999), downloaded(1200)]))).toBe(downloaded(1200))
    expect(findBrowser(machine(['/usr/bin/chromium', downloaded(1200)]))).toBe('/usr/bin/chromium')
  })

  it('finds the application on macOS and on Windows', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(findBrowser(machine([mac], { platform: 'darwin' }))).toBe(mac)
    const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
    expect(findBrowser(machine([windows], { platform: 'win32', env: { PROGRAMFILES: 'C:\\Program Files' } }))).toBe(
      windows,
    )
  })

  it('searches the folder that PLAYWRIGHT_BROWSERS_PATH names, on every operating system', () => {
    const env = { PLAYWRIGHT_BROWSERS_PATH: '/browsers' }
    const mac =
      '/browsers/chromium-1200/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing'
    expect(findBrowser(machine([mac], { platform: 'darwin', env }))).toBe(mac)
    const linux = '/browsers/chromium-1200/chrome-linux64/chrome'
    expect(findBrowser(machine([linux], { env }))).toBe(linux)
    const windows = 'D:\\browsers\\chromium-1200\\chrome-win64\\chrome.exe'
    const settings = { PLAYWRIGHT_BROWSERS_PATH: 'D:\\browsers' }
    expect(findBrowser(machine([windows], { platform: 'win32', env: settings }))).toBe(windows)
  })

  it('finds nothing on a machine without a browser', () => {
    expect(findBrowser(machine([]))).toBeUndefined()
  })
})

describe('findHeadlessShell', () => {
  const shell = '/usr/bin/chromium-headless-shell'

  it('finds the shell on PATH, which other tests leave alone', () => {
    const both = machine(['/usr/bin/chromium', shell])
    expect(findHeadlessShell(both)).toBe(shell)
    expect(findBrowser(both)).toBe('/usr/bin/chromium')
  })

  it('is CHROME_PATH where that is set, and nothing where there is no shell that starts', () => {
    const env = { CHROME_PATH: '/opt/chrome' }
    expect(findHeadlessShell(machine([shell, '/opt/chrome'], { env }))).toBe('/opt/chrome')
    expect(findHeadlessShell(machine(['/usr/bin/chromium'], { broken: [shell] }))).toBeUndefined()
  })
})

// The program below is a shell script.
describe.skipIf(process.platform === 'win32')('the features that journeys disable', () => {
  it('contain those that Playwright disables', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-browser-'))
    try {
      // A program that writes its arguments to a file and ends takes the place of the browser.
      const program = join(folder, 'browser')
      const record = join(folder, 'arguments')
      await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${record}'\n`, { mode: 0o755 })
      await expect(chromium.launch({ executablePath: program })).rejects.toThrow('browserType.launch')
      const flags = (await readFile(record, 'utf8'))
        .split('\n')
        .filter((flag) => flag.startsWith('--disable-features='))
      expect(flags).toEqual([`--disable-features=${playwrightDisabledFeatures.join(',')}`])
      expect(featureFlag).toContain(playwrightDisabledFeatures.join(','))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
