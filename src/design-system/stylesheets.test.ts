import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const sourceFolder = path.join(import.meta.dirname, '..')

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

const sources = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test(?:-d)?\.tsx?$/.test(file) &&
      !file.startsWith(path.join('design-system', 'tokens')),
  )
  .map((file) => ({ file, code: withoutComments(readFileSync(path.join(sourceFolder, file), 'utf8')) }))

const rules = [
  {
    name: 'a colour that is not a token',
    breaks: /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(/i,
    bad: ["color: '#fff'", "background: 'rgb(0 0 0 / 50%)'", "color: 'oklch(0.5 0.2 290)'"],
    good: ['color: vars.color.text.default', "color: 'CanvasText'", "background: 'url(#glow)'"],
  },
  {
    name: 'a length in px other than a hairline',
    breaks: /(?<![\w.])-?(?![01]px)\d*\.?\d+px/,
    bad: ["padding: '12px'", "padding: '1px 4px'", "inset: '-3px'", "width: '11px'", "width: '0.5px'"],
    good: [
      "border: '1px solid'",
      "margin: '-1px'",
      "bottom: 'env(safe-area-inset-bottom, 0px)'",
      'padding: vars.space[3]',
    ],
  },
  {
    name: 'a bare number as a length',
    breaks:
      /(?<![-\w])(?:padding|margin|width|height|inset|top|left|right|bottom|gap|fontSize|borderRadius)\w*: -?[1-9]/,
    bad: ['padding: 8', 'marginTop: -4', 'fontSize: 15'],
    good: ['padding: 0', 'lineHeight: 1', 'flexGrow: 1', "width: '100%'", "'(max-width: 30rem)'"],
  },
  {
    name: 'a z-index that is not a token',
    breaks: /zIndex: ['"`]?-?\d/,
    bad: ['zIndex: 10', "zIndex: '-1'"],
    good: ['zIndex: vars.zIndex.dialog', "zIndex: 'auto'"],
  },
]

describe.each(rules)('no stylesheet contains $name', ({ breaks, bad, good }) => {
  it('outside the tokens', () => {
    const findings = sources
      .filter(({ file }) => file.endsWith('.css.ts'))
      .flatMap(({ file, code }) =>
        code
          .split('\n')
          .filter((line) => breaks.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      )
    expect(findings).toEqual([])
  })

  it.each(bad)('and reports: %s', (line) => {
    expect(line).toMatch(breaks)
  })

  it.each(good)('and allows: %s', (line) => {
    expect(line).not.toMatch(breaks)
  })
})

it('keeps the primitives private to the tokens', () => {
  const importers = sources
    .filter(({ code }) => /from ['"][^'"]*\/primitives(?:\.ts)?['"]/.test(code))
    .map(({ file }) => file)
  expect(importers).toEqual([])
})

it('puts every style into a cascade layer', () => {
  const offenders = sources
    .filter(({ file }) => file.endsWith('.css.ts'))
    .filter(({ code }) => /import \{[^}]*\b(?:style|styleVariants)\b[^}]*\} from '@vanilla-extract\/css'/.test(code))
    .map(({ file }) => file)
  expect(offenders).toEqual([])
})

it('exports only data from stylesheets: a function there cannot be written into the built module', () => {
  const offenders = sources
    .filter(({ file }) => file.endsWith('.css.ts'))
    .filter(({ code }) =>
      /export (?:async )?function|export const \w+(?:: [^=]+)? = (?:<[^>]*>)?\([^()]*\)(?:: [^=]+)? =>/.test(code),
    )
    .map(({ file }) => file)
  expect(offenders).toEqual([])
})
