import { describe, expect, it } from 'vitest'
import { findUnused } from './find-unused.mjs'

function unused(files: Record<string, string>, otherText?: string): string[] {
  return findUnused(new Map(Object.entries(files)), otherText).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  )
}

const main = 'src/app/main.tsx'
const money = 'src/lib/money.ts'

describe('findUnused', () => {
  it('finds a file that no file imports', () => {
    expect(unused({ [main]: '', [money]: 'export const naira = 1' })).toEqual([`${money}:1 nothing imports this file`])
  })

  it('finds an exported value that no file imports', () => {
    const files = {
      [main]: "import { naira } from '@/lib/money.ts'",
      [money]: 'export const naira = 1\nexport function kobo() {}',
    }
    expect(unused(files)).toEqual([`${money}:2 nothing uses kobo`])
  })

  it.each([
    ['a lazy import', "void import('@/lib/money.ts')"],
    ['the whole module', "import * as money from '@/lib/money.ts'"],
    ['a re-export', "export { naira } from '@/lib/money.ts'"],
    ['everything re-exported', "export * from '@/lib/money.ts'"],
  ])('counts %s as use', (_, source) => {
    expect(unused({ [main]: source, [money]: 'export const naira = 1' })).toEqual([])
  })

  it('counts use in the same file and in a test', () => {
    const files = {
      [main]: "import { naira } from '@/lib/money.ts'",
      'src/lib/money.test.ts': "import { kobo } from './money.ts'",
    }
    expect(
      unused({ ...files, [money]: 'export const rate = 100\nexport const naira = rate\nexport const kobo = 1' }),
    ).toEqual([])
  })

  it('ignores entries, and files that a script or package.json names', () => {
    const setup = 'server/db/schema.ts'
    expect(
      unused({
        'server/main.ts': '',
        'stories/a.stories.tsx': 'export const Loaded = {}',
        'drizzle.config.ts': `schema: './${setup}'`,
        [setup]: 'export const gigs = 1',
      }),
    ).toEqual([])
    expect(unused({ [setup]: '' }, `"generate": "${setup}"`)).toEqual([])
    expect(unused({ [setup]: '' })).toHaveLength(1)
  })

  it('ignores the documentation and the type test of a component, but not files with similar names', () => {
    const button = 'src/design-system/components/Button'
    const imports = "import { naira } from '@/lib/money.ts'"
    const roots = {
      [`${button}/Button.docs.tsx`]: imports,
      [`${button}/Button.test-d.tsx`]: imports,
      [money]: 'export const naira = 1',
    }
    expect(unused(roots)).toEqual([])
    expect(
      unused({ [`${button}/Card.docs.tsx`]: '', [`${button}/docs.tsx`]: '', [`${button}/button.test-d.tsx`]: '' }),
    ).toHaveLength(3)
  })

  it('reports a name that occurs only inside a longer name', () => {
    const files = {
      [main]: "import { nairaText } from '@/lib/money.ts'",
      [money]: 'export const nairaText = 1\nexport const naira = 2',
    }
    expect(unused(files)).toEqual([`${money}:2 nothing uses naira`])
  })
})
