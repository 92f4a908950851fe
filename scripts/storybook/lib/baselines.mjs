import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/**
 * Which browser drew the accepted pictures: one for nearly all of them, others only for those accepted since under another.
 * @typedef {{ readonly chromium: string, readonly others: Readonly<Record<string, string>> }} BrowserRecord
 */

/**
 * Where the picture of a story in a mode lies: `design-system-button/playground.light-1280.png`.
 * @param {string} storyId @param {string} mode
 */
export function picturePath(storyId, mode) {
  const [group, story, ...rest] = storyId.split('--')
  if (
    group === undefined ||
    story === undefined ||
    rest.length > 0 ||
    !/^[\w-]+$/.test(storyId) ||
    !/^[\w-]+$/.test(mode)
  ) {
    throw new Error(`Not a story and a mode: ${storyId}, ${mode}`)
  }
  return `${group}/${story}.${mode}.png`
}

/** The story and the mode of a picture's path. @param {string} path */
export function pictureOf(path) {
  const [, group, story, mode] = /^(.+)\/(.+)\.([\w-]+)\.png$/.exec(path) ?? []
  if (group === undefined || story === undefined || mode === undefined) throw new Error(`Not a picture's path: ${path}`)
  return { storyId: `${group}--${story}`, mode }
}

/** The folder of accepted pictures with the record of the browser that drew them. */
export class Baselines {
  /** @param {string} folder absolute path */
  constructor(folder) {
    this.folder = folder
  }

  get #recordPath() {
    return join(this.folder, 'chromium.json')
  }

  /** @returns {BrowserRecord | undefined} undefined before anything was accepted */
  #record() {
    return existsSync(this.#recordPath) ? JSON.parse(readFileSync(this.#recordPath, 'utf8')) : undefined
  }

  /** The browser that drew a picture. @param {string} path @returns {string | undefined} */
  browserOf(path) {
    const record = this.#record()
    return record?.others[path] ?? record?.chromium
  }

  /** @param {string} path @returns {Buffer | undefined} */
  read(path) {
    const file = join(this.folder, path)
    return existsSync(file) ? readFileSync(file) : undefined
  }

  /** Every accepted picture's path. @returns {readonly string[]} */
  paths() {
    if (!existsSync(this.folder)) return []
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.png'))
      .map((name) => name.split(sep).join('/'))
      .toSorted()
  }

  /**
   * Accepts pictures drawn by one browser and forgets others; the record follows.
   * @param {string} browser @param {ReadonlyMap<string, Buffer>} accepted by path @param {readonly string[]} [removed]
   * @param {readonly string[]} [same] what it drew just as accepted: its own from now on, so that a difference is a failure again
   */
  change(browser, accepted, removed = [], same = []) {
    const known = new Map(this.paths().map((path) => [path, this.browserOf(path) ?? browser]))
    for (const path of same) known.set(path, browser)
    for (const path of removed) {
      known.delete(path)
      rmSync(join(this.folder, path), { force: true })
      const group = dirname(join(this.folder, path))
      if (existsSync(group) && readdirSync(group).length === 0) rmSync(group, { recursive: true })
    }
    for (const [path, png] of accepted) {
      known.set(path, browser)
      mkdirSync(dirname(join(this.folder, path)), { recursive: true })
      writeFileSync(join(this.folder, path), png)
    }
    // The record names one browser while any picture is still its own; only then it moves on to the new one.
    const old = this.#record()?.chromium
    const chromium = old !== undefined && [...known.values()].includes(old) ? old : browser
    const others = Object.fromEntries(
      [...known].filter(([, drawnBy]) => drawnBy !== chromium).toSorted(([a], [b]) => a.localeCompare(b)),
    )
    mkdirSync(this.folder, { recursive: true })
    writeFileSync(this.#recordPath, `${JSON.stringify({ chromium, others }, undefined, 2)}\n`)
  }

  /** A picture's place relative to another folder, for links. @param {string} path @param {string} from absolute */
  link(path, from) {
    return relative(from, join(this.folder, path)).split(sep).join('/')
  }
}
