import { describe, expect, it } from 'vitest'
import { findBrowser } from './browser.mjs'

type Machine = NonNullable<Parameters<typeof findBrowser>[0]>

/** A machine with these programs; those in `broken` are there but do not start. */
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
          .filter((path) => path.startsWith(`${folder}/`))
          .map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''),
      ),
    ],
    works: (path) => programs.includes(path),
  }
}

const downloaded = (version: number) => `/home/ada/.cache/ms-playwright/chromium-${version}/chrome-linux/chrome`

describe('findBrowser', () => {
  it('takes CHROME_PATH before anything else', () => {
    expect(findBrowser(machine(['/usr/bin/chromium', '/opt/chrome'], { env: { CHROME_PATH: '/opt/chrome' } }))).toBe(
      '/opt/chrome',
    )
  })

  it('says so when CHROME_PATH is wrong instead of taking another browser', () => {
    expect(() => findBrowser(machine(['/usr/bin/chromium'], { env: { CHROME_PATH: '/opt/none' } }))).toThrow(
      /CHROME_PATH is \/opt\/none/,
    )
  })

  it('looks on PATH, Chromium before Chrome', () => {
    expect(findBrowser(machine(['/usr/local/bin/google-chrome', '/usr/bin/chromium']))).toBe('/usr/bin/chromium')
  })

  it('passes over a program that does not start', () => {
    expect(findBrowser(machine(['/usr/bin/google-chrome'], { broken: ['/usr/bin/chromium-browser'] }))).toBe(
      '/usr/bin/google-chrome',
    )
  })

  it('ends with the newest that Playwright has downloaded', () => {
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

  it('finds nothing on an empty machine', () => {
    expect(findBrowser(machine([]))).toBeUndefined()
  })
})
