import { pictureOf, picturePath } from './baselines.mjs'
import { coarse, decode, difference, keep, keptFacts, looksSame, pixelHash } from './picture.mjs'

/** How to accept, in the words shown wherever a picture is not as accepted. */
export const acceptCommand = 'npm run stories:accept'

/**
 * What became of one picture.
 * - same: as accepted. new: nothing accepted yet. different: not as accepted.
 * - drawn-elsewhere: not as accepted, but the accepted one was drawn by another browser; reported, no failure.
 * - accepted: written as the new baseline (only when updating).
 * @typedef {'same' | 'new' | 'different' | 'drawn-elsewhere' | 'accepted'} Status
 * @typedef {{ path: string, storyId: string, mode: string, status: Status, pixels: number,
 *   before?: Buffer, after?: Buffer, drawing?: Buffer, drawnBy?: string }} Verdict
 */

/** Judges pictures against the accepted ones and remembers every verdict of the run. */
export class Judge {
  /** @type {Map<string, Verdict>} */
  #verdicts = new Map()

  /**
   * @param {import('./baselines.mjs').Baselines} baselines
   * @param {{ browser: string, update: boolean }} run the browser that draws now; whether to accept whatever it draws
   */
  constructor(baselines, { browser, update }) {
    this.baselines = baselines
    this.browser = browser
    this.update = update
  }

  /** Every verdict, by path. @returns {readonly Verdict[]} */
  get verdicts() {
    return [...this.#verdicts.values()].toSorted((a, b) => a.path.localeCompare(b.path))
  }

  /**
   * @param {string} storyId @param {string} mode @param {Buffer} png as the browser wrote it
   * @returns {Promise<{ message?: string, advice?: string }>} when the story must fail because of this picture: why, and what to do
   */
  async judge(storyId, mode, png) {
    const verdict = await this.#compare(picturePath(storyId, mode), storyId, mode, png)
    this.#verdicts.set(verdict.path, verdict)
    return verdict.status === 'new' || verdict.status === 'different'
      ? { message: describe(verdict), advice: advice(storyId) }
      : {}
  }

  /** @param {string} path @param {string} storyId @param {string} mode @param {Buffer} png @returns {Promise<Verdict>} */
  async #compare(path, storyId, mode, png) {
    const about = { path, storyId, mode, pixels: 0 }
    const before = this.baselines.read(path)
    const now = await decode(png)
    const facts = before === undefined ? undefined : keptFacts(before)
    if (facts?.hash === pixelHash(now)) return { ...about, status: 'same' }
    if (before !== undefined && facts !== undefined && looksSame(await decode(before), now, facts.shades)) {
      return { ...about, status: 'same' }
    }
    const after = keep(now)
    if (this.update) return { ...about, status: 'accepted', after }
    if (before === undefined) return { ...about, status: 'new', after }
    // Both in the shades the accepted one is kept in, so that only what changed is marked.
    const shades = facts?.shades ?? 256
    const { pixels, png: drawing } = difference(coarse(await decode(before), shades), coarse(now, shades))
    const drawnBy = this.baselines.browserOf(path) ?? 'an unknown browser'
    return {
      ...about,
      status: drawnBy === this.browser ? 'different' : 'drawn-elsewhere',
      pixels,
      before,
      after,
      drawing,
      drawnBy,
    }
  }

  /**
   * Accepted pictures that no story draws any more.
   * @param {ReadonlySet<string>} stories the ids of all stories there are
   * @param {{ isWhole?: boolean }} [run] whether every story was run to its end: then one that drew nothing has no picture any more
   * @returns {readonly string[]} their paths
   */
  obsolete(stories, { isWhole = false } = {}) {
    const drawn = new Set(this.verdicts.map((verdict) => verdict.storyId))
    return this.baselines.paths().filter((path) => {
      const { storyId } = pictureOf(path)
      return !stories.has(storyId) || ((isWhole || drawn.has(storyId)) && !this.#verdicts.has(path))
    })
  }
}

/** How much a picture differs, in words. @param {number} pixels as far as a kept picture shows them */
export function differs(pixels) {
  if (pixels === 0) return 'differs from the accepted picture by shades too close for the eye'
  return pixels === 1
    ? '1 pixel differs from the accepted picture'
    : `${pixels} pixels differ from the accepted picture`
}

/** @param {string} storyId */
const advice = (storyId) => `Look at visual-report/index.html, and if it is right: ${acceptCommand} -- ${storyId}`

/** @param {Verdict} verdict */
function describe({ path, mode, status, pixels }) {
  return status === 'new'
    ? `${mode}: nothing has been accepted yet (stories/__baselines__/${path})`
    : `${mode}: ${differs(pixels)}`
}
