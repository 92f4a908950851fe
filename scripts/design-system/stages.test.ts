import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { checkDeprecated, deprecatedIn, usesOfDeprecated, usesOfUnstable, type Violation } from './lib/stages.mjs'

/** Files that take something unstable from the design system → why they cannot wait. */
const unstableOnPurpose = new Map<string, string>([])

const drawer = 'src/design-system/components/Drawer/Drawer.tsx'
const drawerImport = "import { Drawer } from '@/design-system/components/Drawer/index.ts'\n"

const withProp = (comment: string) => `export interface DrawerProps {
  /** Where it stands. ${comment} */
  position?: string
  /** Its name. */
  label: string
}`

const changes = `## 1.2 · November 2026

**Drawer**'s \`position\` is deprecated and goes in 2.0. *Why:* sides turn.

## 1.1 · November 2026
`

const messages = (violations: readonly Violation[]) => violations.map(({ message }) => message)

const check = (source: string, page = changes) =>
  messages(deprecatedIn(drawer, source).flatMap((one) => checkDeprecated(one, page)))

describe('what is deprecated', () => {
  it('is found with its name, where it stands', () => {
    const source = `${withProp('@deprecated Use `side`; goes in 2.0.')}
/** @deprecated Use \`Dialog\`;
 * goes in 2.0. */
export function Drawer() {}
export interface Column {
  /** @deprecated Use \`priority\`; goes in 2.0. */
  hideBelow?: string
}`
    expect(deprecatedIn(drawer, source).map(({ name, kind, line }) => [name, kind, line])).toEqual([
      ['position', 'prop', 2],
      ['Drawer', 'export', 7],
      ['hideBelow', 'member', 11],
    ])
  })

  it('names its replacement and its last day, and is announced', () => {
    expect(check(withProp('@deprecated Use `side`; goes in 2.0.'))).toEqual([])
    expect(check(withProp('@deprecated It goes in 2.0.'))).toEqual([
      'position is deprecated without a replacement: say "Use `…`"',
    ])
    expect(check(withProp('@deprecated Use `side`.'))).toEqual([
      'position is deprecated without an end: say "goes in 2.0"',
    ])
    expect(check(withProp('@deprecated Use `side`; goes in 2.0.'), '## 1.2 · November 2026\n')).toEqual([
      'position is deprecated, and docs/design-system-changes.md does not say so',
    ])
    expect(check('// @deprecated Use `side`; goes in 2.0.\n\nDrawer()')).toContain(
      '@deprecated belongs to a prop or to a declaration right below it',
    )
  })

  it('is removed in the version it names', () => {
    const page = changes.replace('## 1.2', '## 2.0')
    expect(check(withProp('@deprecated Use `side`; goes in 2.0.'), page)).toEqual([
      'position goes in 2.0, and this is 2.0: remove it',
    ])
    const late = changes.replace('goes in 2.0', 'goes in 1.10')
    expect(check(withProp('@deprecated Use `side`; goes in 1.10.'), late)).toEqual([])
  })

  const position = deprecatedIn(drawer, withProp('@deprecated Use `side`; goes in 2.0.'))
  const component = deprecatedIn(drawer, '/** @deprecated Use `Dialog`; goes in 2.0. */\nexport function Drawer() {}')
  const member = deprecatedIn(drawer, 'interface Column {\n/** @deprecated Use `priority`. */\nhideBelow: string }')

  it.each([
    ['a prop', position, `${drawerImport}const a = <Drawer position="left" />`, 2],
    ['an import', component, drawerImport, 1],
    ['an import with another name', component, drawerImport.replace('Drawer }', 'Drawer as Panel }'), 1],
    [
      'a lazy import',
      component,
      "const a = import('@/design-system/components/Drawer/index.ts').then((m) => m.Drawer)",
      1,
    ],
    ['a key of an object', member, `${drawerImport}const columns = [{ hideBelow: 'wide' }]`, 2],
  ])('is not used outside: %s', (_, deprecated, source, line) => {
    expect(usesOfDeprecated('src/features/a.tsx', source, deprecated)).toEqual([
      expect.objectContaining({ line, message: expect.stringContaining(' is deprecated: Use ') }),
    ])
  })

  it.each([
    ['another prop', position, `${drawerImport}const a = <Drawer side="end" />`],
    ['the same prop of another component', position, `${drawerImport}const a = <Map position="left" />`],
    ['another component', component, "import { Drawer } from '@/features/drawer.tsx'"],
    ['a key where the component is not imported', member, "const columns = [{ hideBelow: 'wide' }]"],
  ])('may be next to %s', (_, deprecated, source) => {
    expect(usesOfDeprecated('src/features/a.tsx', source, deprecated)).toEqual([])
  })
})

describe('what is unstable', () => {
  it.each([
    ["import { unstable_Kbd } from '@/design-system/components/Kbd/index.ts'"],
    ["import { unstable_Kbd as Kbd } from '@/design-system/components/Kbd/index.ts'"],
    ["const a = import('@/design-system/components/Kbd/index.ts').then((kbd) => kbd.unstable_Kbd)"],
  ])('is found: %s', (source) => {
    expect(messages(usesOfUnstable('src/features/a.tsx', source))).toEqual(['unstable_Kbd is unstable'])
  })

  it('is not what a package calls so', () => {
    expect(usesOfUnstable('src/features/a.tsx', "import { unstable_now } from 'scheduler'")).toEqual([])
  })
})

describe('the product', { timeout: 60_000 }, () => {
  const files = readdirSync(inRoot('src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .map((file) => ({ file, source: readFileSync(inRoot(file), 'utf8') }))
  const inside = files.filter(({ file }) => file.startsWith('src/design-system/'))
  const outside = files.filter(({ file }) => !file.startsWith('src/design-system/'))
  const deprecated = inside.flatMap(({ file, source }) => deprecatedIn(file, source))

  it('says of everything deprecated what replaces it, until when it stays, and that it is deprecated', () => {
    const page = readFileSync(inRoot('docs/design-system-changes.md'), 'utf8')
    expect(deprecated.flatMap((one) => checkDeprecated(one, page))).toEqual([])
  })

  it('uses nothing deprecated outside the design system', () => {
    expect(outside.flatMap(({ file, source }) => usesOfDeprecated(file, source, deprecated))).toEqual([])
  })

  it('uses what is unstable only where a reason is given', () => {
    const uses = files.flatMap(({ file, source }) => usesOfUnstable(file, source))
    expect(uses.filter(({ file }) => !unstableOnPurpose.has(file))).toEqual([])
    const users = new Set(uses.map(({ file }) => file))
    expect(
      [...unstableOnPurpose.keys()].filter((file) => !users.has(file)),
      'no reason without a use',
    ).toEqual([])
  })
})
