import { chromium } from 'playwright'
import { chromiumFlags, featureFlag } from '../../lib/browser.mjs'
import { inRoot } from '../../lib/paths.mjs'

const flags = [
  ...chromiumFlags,
  featureFlag,
  // Text without colour fringes. Each change is drawn whole, as patched-up curves differ by a shade, and the same on every processor.
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  // A page lives for one file, too short to earn back what its code costs to optimise: a tenth of its time.
  '--js-flags=--no-turbofan',
  // No way out to other hosts.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/**
 * Starts a browser that draws stories with a fixed set of system fonts, spoken to through a pipe: over a socket every picture would be packed and unpacked once more.
 * @param {string} executablePath
 */
export function startStoriesBrowser(executablePath) {
  return chromium.launch({
    executablePath,
    args: flags,
    env: { ...process.env, FONTCONFIG_FILE: inRoot('.storybook', 'fonts.conf') },
  })
}

/**
 * How the baselines call the browser that draws a run.
 * @param {string} executablePath
 * @returns {Promise<string>} 'Chromium 156.0.8078.79 on linux x64'
 */
export async function nameOfBrowser(executablePath) {
  const browser = await startStoriesBrowser(executablePath)
  const name = `Chromium ${browser.version()} on ${process.platform} ${process.arch}`
  await browser.close()
  return name
}
