import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Baselines, pictureOf, picturePath } from './lib/baselines.mjs'
import { Judge } from './lib/judge.mjs'
import {
  coarse,
  decode,
  difference,
  encode,
  keep,
  keptFacts,
  looksSame,
  pixelHash,
  type Picture,
} from './lib/picture.mjs'
import { reportPage } from './lib/report-page.mjs'

const story = 'design-system-button--playground'
const path = 'design-system-button/playground.light-1280.png'
const browser = 'Chromium 1 on linux x64'

/** A picture whose pixel at (x, y) has the colour `color(x, y)`, as 0xRRGGBB. */
function paint(width: number, height: number, color: (x: number, y: number) => number): Picture {
  const data = Buffer.alloc(width * height * 4, 255)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.writeUIntBE(color(x, y), (y * width + x) * 4, 3)
  }
  return { width, height, data }
}

const purple = paint(20, 10, () => 0x6a2bdb)
const manyColors = paint(64, 64, (x, y) => x * 1021 + y * 65_537)

/** Hundreds of shades, as letters and curves have at their edges. */
const smooth = paint(200, 100, (x, y) => x * 0x010101 + (y % 50))

/** The picture as a browser would send it: full colour, hardly packed. */
const asScreenshot = ({ width, height, data }: Picture) =>
  PNG.sync.write(Object.assign(new PNG({ width, height }), { data }), { deflateLevel: 1 })

const withPixel = (picture: Picture, color: number): Picture => {
  const data = Buffer.from(picture.data)
  data.writeUIntBE(color, 0, 3)
  return { ...picture, data }
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('encode', () => {
  test.each([
    ['few colours', purple],
    ['more colours than a palette holds', manyColors],
  ])('keeps every pixel of a picture with %s', async (_, picture) => {
    expect(await decode(encode(picture))).toEqual(picture)
  })
})

describe('keep', () => {
  test('shows the picture to the eye in fewer bytes', async () => {
    const kept = keep(smooth)
    expect(kept.length).toBeLessThan(asScreenshot(smooth).length / 2)
    const furthest = Math.max(
      ...(await decode(kept)).data.map((value, index) => Math.abs(value - (smooth.data[index] ?? 0))),
    )
    expect(furthest).toBeLessThanOrEqual(6)
  })

  test('keeps the true colours of surfaces and fills', async () => {
    const page = paint(200, 100, (x, y) => (y < 60 ? 0xf9f8fc : y < 80 ? 0x6a2bdb : x * 0x010101))
    const { data: shown } = await decode(keep(page))
    expect(shown.readUIntBE(0, 3)).toBe(0xf9f8fc)
    expect(shown.readUIntBE(70 * 200 * 4, 3)).toBe(0x6a2bdb)
  })

  test('remembers the exact pixels all the same', () => {
    const nearly = withPixel(smooth, 0x000001)
    expect(coarse(nearly, 24)).toEqual(coarse(smooth, 24))
    expect(keptFacts(keep(smooth))?.hash).toBe(pixelHash(smooth))
    expect(keptFacts(keep(nearly))?.hash).not.toBe(pixelHash(smooth))
    expect(keptFacts(encode(smooth))).toBeUndefined()
  })

  test.each([smooth, manyColors])(
    'can be laid over a new picture without marking what did not change',
    async (picture) => {
      const kept = keep(picture)
      const shades = keptFacts(kept)?.shades ?? 0
      expect(difference(coarse(await decode(kept), shades), coarse(picture, shades)).pixels).toBe(0)
      expect(difference(coarse(await decode(kept), shades), coarse(withPixel(picture, 0xff0000), shades)).pixels).toBe(
        1,
      )
    },
  )

  test('tells pictures of the same bytes and another shape apart', () => {
    expect(pixelHash(paint(20, 10, () => 0))).not.toBe(pixelHash(paint(10, 20, () => 0)))
  })
})

describe('difference', () => {
  test('counts a single pixel that is one step of one channel off', () => {
    expect(difference(purple, withPixel(purple, 0x6a2bdc)).pixels).toBe(1)
  })

  test('draws two pictures of different size on the larger sheet', async () => {
    const { pixels, png } = difference(
      purple,
      paint(30, 5, () => 0x6a2bdb),
    )
    expect(await decode(png)).toMatchObject({ width: 30, height: 10 })
    expect(pixels).toBe(10 * 5 + 20 * 5)
  })
})

describe('looksSame', () => {
  const shadesOf = (picture: Picture) => keptFacts(keep(picture))?.shades ?? 0
  const kept = (picture: Picture) => decode(keep(picture))

  test.each([purple, smooth, manyColors])('finds every picture in what was kept of it', async (picture) => {
    expect(looksSame(await kept(picture), picture, shadesOf(picture))).toBe(true)
  })

  test.each([purple, smooth, manyColors])('sees one pixel of another colour', async (picture) => {
    expect(looksSame(await kept(picture), withPixel(picture, 0xff0000), shadesOf(picture))).toBe(false)
  })

  test('sees another size', () => {
    expect(
      looksSame(
        purple,
        paint(10, 20, () => 0x6a2bdb),
        24,
      ),
    ).toBe(false)
  })
})

describe('picturePath', () => {
  test('is found back from the path', () => {
    expect(picturePath(story, 'light-1280')).toBe(path)
    expect(pictureOf(path)).toEqual({ storyId: story, mode: 'light-1280' })
  })

  test.each(['no-separator', '../../etc--passwd', 'a--b--c', 'a/b--c'])('refuses %s, which is no story', (id) => {
    expect(() => picturePath(id, 'light-1280')).toThrow('Not a story')
  })
})

describe('Judge', () => {
  const judgeNow = (by = browser, update = false) => new Judge(new Baselines(folder), { browser: by, update })
  const accept = (picture: Picture, by = browser) => new Baselines(folder).change(by, new Map([[path, keep(picture)]]))

  test('passes an accepted picture, however it is packed', async () => {
    accept(purple)
    const judge = judgeNow()
    expect(await judge.judge(story, 'light-1280', asScreenshot(purple))).toEqual({})
    expect(judge.verdicts.map((verdict) => verdict.status)).toEqual(['same'])
  })

  test('fails a picture nothing was accepted for, and names the command', async () => {
    const { message, advice } = await judgeNow().judge(story, 'light-1280', asScreenshot(purple))
    expect(message).toContain('nothing has been accepted yet')
    expect(advice).toContain(`npm run stories:accept -- ${story}`)
    expect(new Baselines(folder).paths()).toEqual([])
  })

  test('fails one changed pixel', async () => {
    accept(purple)
    expect((await judgeNow().judge(story, 'light-1280', asScreenshot(withPixel(purple, 0)))).message).toContain(
      '1 pixel differs from',
    )
    expect((await judgeNow().judge(story, 'light-1280', asScreenshot(withPixel(purple, 0x6a33db)))).message).toContain(
      'differs from the accepted picture',
    )
  })

  test('passes a shade that nobody sees and Chromium draws by chance', async () => {
    accept(purple)
    expect(await judgeNow().judge(story, 'light-1280', asScreenshot(withPixel(purple, 0x6b2cd9)))).toEqual({})
  })

  test('only warns when another browser drew the accepted picture', async () => {
    accept(purple, 'Chromium 0 on linux x64')
    const judge = judgeNow()
    expect(await judge.judge(story, 'light-1280', asScreenshot(withPixel(purple, 0)))).toEqual({})
    expect(judge.verdicts).toMatchObject([{ status: 'drawn-elsewhere', drawnBy: 'Chromium 0 on linux x64', pixels: 1 }])
  })

  test('finds accepted pictures of stories and of modes that are gone, but not of stories that were not run', async () => {
    const one = keep(purple)
    const paths = ['a/gone.light-1280.png', 'a/kept.light-1280.png', 'a/kept.dark-360.png', 'a/not-run.light-1280.png']
    new Baselines(folder).change(browser, new Map(paths.map((each) => [each, one])))
    const judge = judgeNow()
    await judge.judge('a--kept', 'light-1280', asScreenshot(purple))
    expect(judge.obsolete(new Set(['a--kept', 'a--not-run']))).toEqual(['a/gone.light-1280.png', 'a/kept.dark-360.png'])
  })

  test('finds accepted pictures of stories that draw none any more, once every story was run', async () => {
    new Baselines(folder).change(
      browser,
      new Map(['a/drawn.light-1280.png', 'a/skipped.light-1280.png'].map((each) => [each, keep(purple)])),
    )
    const judge = judgeNow()
    await judge.judge('a--drawn', 'light-1280', asScreenshot(purple))
    expect(judge.obsolete(new Set(['a--drawn', 'a--skipped']))).toEqual([])
    expect(judge.obsolete(new Set(['a--drawn', 'a--skipped']), { isWhole: true })).toEqual(['a/skipped.light-1280.png'])
  })
})

describe('Baselines', () => {
  const record = () => JSON.parse(readFileSync(join(folder, 'chromium.json'), 'utf8')) as unknown

  test('remembers which browser drew a picture, also when only some are accepted under a new one', () => {
    const baselines = new Baselines(folder)
    baselines.change(
      'old',
      new Map([
        ['a/one.m.png', encode(purple)],
        ['a/two.m.png', encode(purple)],
      ]),
    )
    baselines.change('new', new Map([['a/two.m.png', encode(purple)]]))
    expect(record()).toEqual({ chromium: 'old', others: { 'a/two.m.png': 'new' } })
    expect([baselines.browserOf('a/one.m.png'), baselines.browserOf('a/two.m.png')]).toEqual(['old', 'new'])
  })

  test('moves on to the new browser once it has drawn everything', () => {
    const baselines = new Baselines(folder)
    baselines.change('old', new Map([['a/one.m.png', encode(purple)]]))
    baselines.change('new', new Map([['a/one.m.png', encode(purple)]]))
    expect(record()).toEqual({ chromium: 'new', others: {} })
  })

  test('counts what the new browser draws just as accepted as drawn by it', () => {
    const baselines = new Baselines(folder)
    baselines.change(
      'old',
      new Map([
        ['a/one.m.png', encode(purple)],
        ['a/two.m.png', encode(purple)],
      ]),
    )
    baselines.change('new', new Map([['a/two.m.png', encode(purple)]]), [], ['a/one.m.png'])
    expect(record()).toEqual({ chromium: 'new', others: {} })
  })

  test('removes pictures and the folders they leave empty', () => {
    const baselines = new Baselines(folder)
    baselines.change(
      'old',
      new Map([
        ['a/one.m.png', encode(purple)],
        ['b/two.m.png', encode(purple)],
      ]),
    )
    baselines.change('old', new Map(), ['a/one.m.png'])
    expect(baselines.paths()).toEqual(['b/two.m.png'])
    expect(existsSync(join(folder, 'a'))).toBe(false)
  })
})

describe('the report', () => {
  test('shows before, after and difference, says which browser drew them, and needs no other file for them', async () => {
    new Baselines(folder).change(browser, new Map([[path, keep(purple)]]))
    const judge = new Judge(new Baselines(folder), { browser, update: false })
    await judge.judge(story, 'light-1280', asScreenshot(withPixel(purple, 0)))
    const html = reportPage({ verdicts: judge.verdicts, obsolete: [], browser })
    for (const name of ['Before', 'After', 'Difference']) expect(html).toContain(`alt="${name}: ${story}, light-1280"`)
    expect(html).toContain(browser)
    expect(html.match(/<img src="(?!data:)/g)).toBeNull()
  })

  test('says so when every picture is as accepted', () => {
    expect(reportPage({ verdicts: [], obsolete: [], browser })).toContain('Every picture is as accepted.')
  })
})
