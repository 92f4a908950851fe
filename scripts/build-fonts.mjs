/**
 * Builds the two committed font files and the measures of their fallbacks: `npx node scripts/build-fonts.mjs`.
 * Needed only when a character, a feature or the version of a source font changes; its output is part of the repository.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { displayCharacters, interfaceCharacters } from './fonts/characters.ts'
import { fallbackDescriptors } from './fonts/fallback.ts'

const { resolve } = createRequire(import.meta.url)
const outputFolder = path.join(import.meta.dirname, '../src/design-system/fonts')

/** Spacing, marks and local forms are needed to write the languages; `tnum` lines up money; the rest only adds weight. */
const keepFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum']

/** The display face is used bold, and only large: one instance, drawn for large sizes. */
const displayInstance = { wght: 700, opsz: 36 }

const faces = [
  {
    name: 'inter',
    source: resolve('inter-ui/variable/InterVariable.woff2'),
    licence: resolve('inter-ui/LICENSE.txt'),
    characters: interfaceCharacters,
    axes: { wght: { min: 400, max: 700 }, opsz: 14 },
    measuredAt: { wght: 400, opsz: 14 },
    /** @type {'regular'} */
    weight: 'regular',
  },
  {
    name: 'bricolage',
    source: resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'),
    licence: resolve('@fontsource-variable/bricolage-grotesque/LICENSE'),
    characters: displayCharacters,
    axes: displayInstance,
    measuredAt: displayInstance,
    /** @type {'bold'} */
    weight: 'bold',
  },
]

/** @type {Record<string, Readonly<Record<string, string>>>} */
const fallbacks = {}
await mkdir(outputFolder, { recursive: true })

for (const { name, source, licence, characters, axes, measuredAt, weight } of faces) {
  const original = await readFile(source)
  const file = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
    noHinting: true,
  })
  await writeFile(path.join(outputFolder, `${name}.woff2`), file)

  await copyFile(licence, path.join(outputFolder, `${name}.LICENSE.txt`))

  const measured = await subsetFont(original, characters, {
    targetFormat: 'truetype',
    variationAxes: measuredAt,
    keepFeatures,
  })
  fallbacks[name] = fallbackDescriptors(/** @type {import('fontkit').Font} */ (create(measured)), weight)
  process.stdout.write(`${name}.woff2: ${(file.byteLength / 1000).toFixed(1)} kB\n`)
}

const entries = Object.entries(fallbacks).map(([name, descriptors]) => {
  const lines = Object.entries(descriptors).map(([key, value]) => `    ${key}: '${value}',`)
  return `  ${name}: {\n${lines.join('\n')}\n  },`
})
await writeFile(
  path.join(outputFolder, 'fallback-metrics.ts'),
  `// Written by scripts/build-fonts.mjs from the metrics of the two fonts. Do not edit.\nexport const fallbackMetrics = {\n${entries.join('\n')}\n} as const\n`,
)
