import { chromium } from 'playwright'
import { chromiumFlags, featureFlag } from '../../lib/browser.mjs'
import { inRoot } from '../../lib/paths.mjs'

/**
 * How the browser of the stories is started, so that the same page gives the same pixels on every processor, with a fixed set of system fonts.
 * @param {string | undefined} executablePath
 */
export const launchOptions = (executablePath) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    ...chromiumFlags,
    featureFlag,
    // Text without colour fringes, and each change drawn whole: patched-up curves differ by a shade.
    '--disable-lcd-text',
    '--disable-partial-raster',
    '--disable-checker-imaging',
    '--disable-skia-runtime-opts',
    // A page lives for one story file, too short to earn back what optimising its code costs: a tenth of its time.
    '--js-flags=--no-turbofan',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
  env: { ...process.env, FONTCONFIG_FILE: inRoot('.storybook', 'fonts.conf') },
})

/**
 * The browser and platform that draw the pictures of a run, such as 'Chromium 156.0.8078.79 on linux x64'.
 * @param {string} executablePath
 */
export async function nameOfBrowser(executablePath) {
  const browser = await chromium.launch(launchOptions(executablePath))
  const name = `Chromium ${browser.version()} on ${process.platform} ${process.arch}`
  await browser.close()
  return name
}
