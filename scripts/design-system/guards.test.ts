import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pairs } from '../../src/design-system/tokens/pairs.ts'
import { inRoot } from '../lib/paths.mjs'
import { keyframesSelector, readStyles, type Style } from './lib/read-styles.mjs'
import { checkSource } from './lib/source-guards.mjs'
import { declarationsOf, type Declaration, usedPairs } from './lib/style-facts.mjs'

/** The name that vars.css.ts gives to a token path. */
const variable = (path: string): string =>
  `--mq-${path
    .replaceAll('.', '-')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()}`

const styleOf = (rule: Style['rule'], more: Partial<Style> = {}): Style => ({
  file: 'a.css.ts',
  selector: 'a',
  isGlobal: false,
  composed: [],
  rule,
  ...more,
})

/** How the product's styles break a rule, one line each. */
const linesOf = (found: readonly { readonly file: string }[]) =>
  found.map(({ file, ...rest }) => `${file}: ${Object.values(rest).join(' ')}`)

const styleRules: readonly {
  name: string
  breaks: (declaration: Declaration) => boolean
  bad: Style['rule'][]
  good: Style['rule'][]
}[] = [
  {
    name: '!important',
    breaks: ({ value }) => /!\s*important/.test(value),
    bad: [{ color: 'red !important' }, { '@layer': { components: { ':hover': { color: 'red!important' } } } }],
    good: [{ color: 'red' }],
  },
  {
    name: 'a duration or an easing that is not a token',
    breaks: ({ property, value }) =>
      /^(?:transition|animation)/.test(property) &&
      /(?:^|[\s,])(?:-?[\d.]+m?s|cubic-bezier\(|ease\b|ease-\w+|linear\b)/.test(value),
    bad: [
      { transition: 'opacity 200ms' },
      { animationDuration: '.2s' },
      { transitionTimingFunction: 'cubic-bezier(0, 0, 1, 1), step-end' },
      { '@media': { print: { animation: 'x var(--mq-motion-duration-spin) linear' } } },
    ],
    good: [
      { transition: 'opacity var(--mq-motion-duration-fast) var(--mq-motion-easing-linear)' },
      { transition: 'none' },
      { transitionTimingFunction: 'step-end' },
      { width: '10ms' },
    ],
  },
  {
    name: 'a side that does not turn with the direction of writing',
    breaks: ({ property, value }) => {
      // A centre is the same from both sides.
      if (/^(?:left|right)$/.test(property)) return value !== '50%'
      if (/^(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)/.test(property)) return true
      if (/^border(?:Top|Bottom)(?:Left|Right)Radius$/.test(property)) return true
      if (/^(?:float|clear|textAlign|captionSide)$/.test(property)) return /^(?:left|right)$/.test(value)
      if (/^(?:background|backgroundImage|mask|maskImage)$/.test(property)) {
        return /linear-gradient\(to (?:left|right)/.test(value)
      }
      if (property === 'transform') return /translateX\((?!calc\(var\(--mq-inline-sign\))/.test(value)
      return false
    },
    bad: [
      { left: 0 },
      { right: '100%' },
      { marginLeft: 'auto' },
      { borderTopLeftRadius: 0 },
      { textAlign: 'left' },
      { background: 'linear-gradient(to right, red, transparent)' },
      { transform: 'translateX(100%)' },
    ],
    good: [
      { left: '50%', transform: 'translate(-50%, -50%)' },
      { insetInlineStart: 0 },
      { textAlign: 'start' },
      { transform: 'translateX(calc(var(--mq-inline-sign) * 100%))' },
    ],
  },
  {
    name: 'type outside the text styles',
    breaks: ({ property, value }) => {
      if (property === 'fontSize') return !/^(?:var\(--mq-type-[\w-]+-size\)|inherit)$/.test(value)
      if (property === 'lineHeight') return !/^(?:var\(--mq-type-[\w-]+-line-height\)|inherit|0)$/.test(value)
      if (property === 'letterSpacing') return !/^(?:var\(--mq-type-[\w-]+-tracking\)|inherit)$/.test(value)
      if (property === 'fontWeight') return !/^(?:var\(--mq-(?:font-weight|type)-[\w-]+\)|inherit)$/.test(value)
      if (property === 'fontFamily') return !/^var\(--mq-font-(?:ui|display|mono)\)$/.test(value)
      return property === 'font' && value !== 'inherit'
    },
    bad: [
      { fontSize: '14px' },
      { fontSize: 'var(--mq-space-4)' },
      { fontWeight: 600 },
      { lineHeight: 1.5 },
      { font: '14px Inter' },
      { fontFamily: 'monospace' },
      { letterSpacing: '1px' },
    ],
    good: [
      { fontSize: 'var(--mq-type-body-size)', lineHeight: 'var(--mq-type-body-line-height)' },
      { fontWeight: 'var(--mq-font-weight-bold)' },
      { lineHeight: 0 },
      { font: 'inherit' },
    ],
  },
]

/** What moves other elements when it changes, so that each frame of a transition lays the page out again. */
const placing =
  /^(?:all|(?:min|max)?(?:width|height|inlinesize|blocksize)|top|left|right|bottom|inset\w*|(?:margin|padding)\w*)$/i

/** Whether a declaration animates a size or a place: in a transition, or, where it is in a step of an animation, by its own property. */
const movesLayout = ({ property, value }: Declaration, isKeyframe: boolean): boolean => {
  if (isKeyframe) return placing.test(property)
  if (!/^transition(?:Property)?$/.test(property)) return false
  const named = value.replaceAll(/var\([^()]*\)/g, '').split(',')
  return named.some((part) => placing.test((part.trim().split(/\s+/)[0] ?? '').replaceAll('-', '')))
}

/** Rules that name a side, by file and selector or value → why the side is the same in every language. */
const sidesOnPurpose = new Map([
  ['src/design-system/components/ImageUpload/CropDialog.css.ts', 'Corners of a picture, which does not turn.'],
  ['src/design-system/components/Toast/Toast.css.ts', 'Follows the finger that swipes.'],
])

/** Pictures that are sized in em and contain no text, so their font size is a length. */
const pictures = new Set(['src/design-system/components/Logo/Logo.css.ts'])

/** Surfaces that have no text on them. */
const bare = new Set(['scrim.bg', 'skeleton.sheen', 'color.border.subtle', 'sidebar.border'].map(variable))

describe('the styles of the product', { timeout: 60_000 }, async () => {
  const styles = await readStyles()
  const declarations = styles.flatMap(declarationsOf)

  it.each(styleRules)('contain no $name', ({ breaks, bad, good }) => {
    const isCaught = (rule: Style['rule']) => declarationsOf(styleOf(rule)).some(breaks)
    expect(bad.filter((rule) => !isCaught(rule))).toEqual([])
    expect(good.filter(isCaught)).toEqual([])
    expect(
      linesOf(
        declarations.filter(
          (declaration) =>
            breaks(declaration) &&
            !(declaration.property === 'fontSize' && pictures.has(declaration.file)) &&
            !sidesOnPurpose.has(declaration.file),
        ),
      ),
    ).toEqual([])
  })

  it('animate no width, height or place', () => {
    const isCaught = (rule: Style['rule'], isKeyframe = false) =>
      declarationsOf(styleOf(rule)).some((declaration) => movesLayout(declaration, isKeyframe))
    const bad: Style['rule'][] = [
      { transition: 'width var(--mq-motion-duration-fast) var(--mq-motion-easing-linear)' },
      { transition: 'opacity var(--mq-motion-duration-fast), max-height var(--mq-motion-duration-fast)' },
      { '@media': { print: { transitionProperty: 'inset-inline-start' } } },
      { transition: 'all var(--mq-motion-duration-fast)' },
    ]
    expect(bad.filter((rule) => !isCaught(rule))).toEqual([])
    expect(isCaught({ from: { height: 0 } }, true)).toBe(true)
    expect(isCaught({ from: { transform: 'translateY(var(--mq-space-2))' } }, true)).toBe(false)
    expect(isCaught({ width: '100%', transition: 'transform var(--mq-size-width), stroke-width' })).toBe(false)
    const found = styles.flatMap((style) =>
      declarationsOf(style).filter((declaration) => movesLayout(declaration, style.selector === keyframesSelector)),
    )
    expect(styles.some(({ selector }) => selector === keyframesSelector)).toBe(true)
    expect(linesOf(found)).toEqual([])
  })

  it('use complete text styles: no font size without its line height', () => {
    const incompleteStyles = styles.filter((style) => {
      const values = declarationsOf(style).map(({ value }) => value)
      return values.some((value) => {
        const name = /^var\(--mq-type-(?<name>[\w-]+)-size\)$/.exec(value)?.groups?.['name']
        return name !== undefined && !values.includes(`var(--mq-type-${name}-line-height)`)
      })
    })
    expect(incompleteStyles.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([])
  })

  it('select elements outside their own class only in the base layer', () => {
    const isOwnSelector = (file: string, selector: string) => {
      const component = /components\/(?<name>\w+)\//.exec(file)?.groups?.['name']
      const isClass = styles.some(
        (style) => !style.isGlobal && style.file === file && selector.includes(style.selector),
      )
      return isClass || (component !== undefined && selector.startsWith(`[data-component='${component}']`))
    }
    const strays = styles
      .filter(({ file, isGlobal }) => isGlobal && !/^src\/design-system\/(?:styles|tokens|fonts)\//.test(file))
      .filter(({ file, selector }) => !selector.split(',').every((part) => isOwnSelector(file, part.trim())))
    expect(strays.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([])
  })

  it('combine only colours that the contrast test covers', () => {
    const testedPairs = new Set(pairs.map(({ on, token }) => `${variable(token)} on ${variable(on)}`))
    const unknown = usedPairs(styles).filter(
      ({ token, on }) => token.startsWith('--mq-') && on.startsWith('--mq-') && !testedPairs.has(`${token} on ${on}`),
    )
    expect(linesOf(unknown), 'add the pair (on, token) to src/design-system/tokens/pairs.ts').toEqual([])
  })

  it('use only text colours and surfaces that the contrast test covers', () => {
    const texts = new Set(pairs.map(({ token }) => variable(token)))
    const surfaces = new Set([
      ...pairs.flatMap(({ on, token, kind }) =>
        kind === 'graphic' ? [variable(on), variable(token)] : [variable(on)],
      ),
      ...bare,
    ])
    const unknown = declarations.filter(({ property, value }) => {
      const token = /^var\((?<name>--mq-[\w-]+)\)$/.exec(value)?.groups?.['name']
      if (token === undefined) return false
      return (
        (property === 'color' && !texts.has(token)) || (/^background(?:Color)?$/.test(property) && !surfaces.has(token))
      )
    })
    expect(linesOf(unknown)).toEqual([])
  })
})

describe('the search for pairs', () => {
  const text = 'var(--mq-text)'
  const ground = 'var(--mq-ground)'

  it('finds both colours in one rule, and the changes of a state', () => {
    const rule = {
      '@layer': {
        components: {
          color: text,
          background: ground,
          ':hover': { backgroundColor: 'var(--mq-hover)' },
          selectors: { '&:active': { color: 'var(--mq-pressed)' } },
        },
      },
    }
    expect(usedPairs([styleOf(rule)]).map(({ token, on }) => `${token} ${on}`)).toEqual([
      '--mq-text --mq-ground',
      '--mq-text --mq-hover',
      '--mq-pressed --mq-ground',
    ])
  })

  it('follows composed classes and custom properties', () => {
    const base = styleOf({ color: text }, { selector: 'base' })
    expect(usedPairs([base, styleOf({ background: ground }, { composed: ['base'] })])).toEqual([
      { file: 'a.css.ts', token: '--mq-text', on: '--mq-ground' },
    ])
    const tone = styleOf({ vars: { 'var(--fg)': text, 'var(--bg)': ground } }, { selector: 'tone' })
    expect(usedPairs([tone, styleOf({ color: 'var(--fg)', background: 'var(--bg)' })])).toContainEqual({
      file: 'a.css.ts',
      token: '--mq-text',
      on: '--mq-ground',
    })
  })

  it('ignores forced colours and pseudo-elements', () => {
    const rule = {
      color: text,
      '::after': { background: ground },
      '@media': { '(forced-colors: active)': { background: ground } },
    }
    expect(usedPairs([styleOf(rule)])).toEqual([])
  })
})

describe('the sources of the product', { timeout: 60_000 }, () => {
  const message = (file: string, source: string) =>
    checkSource(file, source).map((violation) => violation.message.split(':')[0])

  it.each([
    ['src/a.tsx', 'const a = <p style={{ color }} />', 'a style attribute'],
    ['src/a.tsx', 'const a = <section data-theme="dark" />', 'data-theme by hand'],
    ['src/a.tsx', 'const a = <Card UNSAFE_className="x" />', 'UNSAFE_className'],
    ['src/design-system/components/Menu/index.ts', "export { Root } from 'radix-ui/menu'", 'exports Root of a package'],
    ['src/design-system/components/Menu/index.ts', "export * from 'radix-ui/menu'", 'exports everything of a package'],
    [
      'src/design-system/components/Menu/Menu.tsx',
      "import { Root } from 'radix-ui/menu'\nexport { Root as Menu }",
      'exports Menu of a package',
    ],
    [
      'src/design-system/components/Menu/Menu.tsx',
      "export type { MenuProps } from 'radix-ui/menu'",
      'exports MenuProps of a package',
    ],
    [
      'src/design-system/illustrations/NoGigsIllustration.tsx',
      'export function Sign() { return null }',
      'GigsIllustration is of the product',
    ],
    ['src/design-system/components/Menu/Menu.tsx', "export const label = 'Worker'", 'Worker is of the product'],
    ['src/design-system/lib/zone.ts', "export const zone = 'Africa/Lagos'", 'Lagos is of the product'],
    ['src/design-system/lib/locale.ts', "export const locale = 'en-NG'", '-NG is of the product'],
  ])('are refused: %s %s', (file, source, expected) => {
    expect(message(file, source)).toEqual([expected])
  })

  it.each([
    ['src/a.tsx', 'const a = <div style={assignInlineVars({ [share]: String(now) })} />'],
    ['src/design-system/components/Menu/index.ts', "export { Menu } from './Menu.tsx'"],
    [
      'src/design-system/components/Menu/Menu.tsx',
      "import { Root } from 'radix-ui/menu'\nexport function Menu() { return <Root /> }",
    ],
    ['src/design-system/icons/WalletIcon.tsx', 'export function WalletIcon() { return null }'],
    ['src/design-system/components/Menu/Menu.docs.tsx', "export const label = 'Delete Gig'"],
    ['src/shared/gig-menu.tsx', "export const label = 'Delete Gig'"],
  ])('are allowed: %s %s', (file, source) => {
    expect(message(file, source)).toEqual([])
  })

  it('have no violation', () => {
    const files = readdirSync(inRoot('src'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test(?:-d)?\.tsx?$/.test(file),
    )
    const violations = files.flatMap((file) =>
      checkSource(`src/${file.replaceAll('\\', '/')}`, readFileSync(inRoot('src', file), 'utf8')),
    )
    expect(violations.map(({ file, line, message: what }) => `${file}:${line} ${what}`)).toEqual([])
  })
})
