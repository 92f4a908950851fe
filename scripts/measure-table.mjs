import { chromium } from 'playwright'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromiumFlags, ensureBrowser } from './lib/browser.mjs'
import { runMain } from './lib/fail.mjs'
import { inRoot } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'

/** @typedef {{ render: number, sort: number, scroll: number, longestFrame: number, elements: number }} Round */

const rows = 10_000
const rounds = 3
const page = 'stories/_bench/table.html' // loads stories/_bench/table.tsx

/** @type {readonly { key: keyof Round, title: string, unit: string }[]} */
const figures = [
  { key: 'render', title: 'first render', unit: 'ms' },
  { key: 'sort', title: 'sort', unit: 'ms' },
  { key: 'scroll', title: 'scroll of 48,000 px in 120 steps', unit: 'ms' },
  { key: 'longestFrame', title: 'longest frame of it', unit: 'ms' },
  { key: 'elements', title: 'elements', unit: '' },
]

// npm run measure:table: ten thousand rows as a DataTable and as a plain table, in turn in one browser. The ratios say something on
// any machine; the times only on this one.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const executablePath = await ensureBrowser()
  const { build, preview } = await import('vite')
  const outDir = inRoot('.cache', 'table-benchmark')
  await build({
    configFile: false,
    logLevel: 'warn',
    root: inRoot('stories', '_bench'),
    plugins: [vanillaExtractPlugin(), react({ compiler: true })],
    resolve: { alias: { '@': inRoot('src') } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      rolldownOptions: { input: inRoot(...page.split('/')) },
    },
  })
  const server = await preview({
    configFile: false,
    root: inRoot('stories', '_bench'),
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  try {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await tab.goto(new URL('table.html', server.resolvedUrls?.local[0]).href)
    /** @param {string} kind @param {number} count @returns {Promise<Round>} */
    const measure = (kind, count) =>
      tab.evaluate(
        ([name, size]) => Reflect.get(globalThis, 'measureTable')(name, size),
        /** @type {const} */ ([kind, count]),
      )
    // Once small, so that both have their code loaded and compiled.
    for (const kind of ['plain', 'data']) await measure(kind, 200)
    /** @type {Round[]} */
    const plain = []
    /** @type {Round[]} */
    const data = []
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await measure('plain', rows))
      data.push(await measure('data', rows))
    }
    print(plain, data)
  } finally {
    await browser.close()
    await server.close()
  }
  return 0
})

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** @param {readonly Round[]} plain @param {readonly Round[]} data */
function print(plain, data) {
  process.stdout.write(`${rows} rows, median of ${rounds} rounds in turn\n\n`)
  process.stdout.write('| | plain table | DataTable | ratio |\n| --- | --- | --- | --- |\n')
  for (const { key, title, unit } of figures) {
    const [before, after] = [median(plain.map((round) => round[key])), median(data.map((round) => round[key]))]
    const show = (/** @type {number} */ value) => `${Math.round(value).toLocaleString('en')}${unit && ` ${unit}`}`
    const ratio =
      after < before ? `${(before / after).toFixed(1)} times less` : `${(after / before).toFixed(1)} times more`
    process.stdout.write(`| ${title} | ${show(before)} | ${show(after)} | ${ratio} |\n`)
  }
}
