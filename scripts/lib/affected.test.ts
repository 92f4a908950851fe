import { describe, expect, it } from 'vitest'
import { affectedBy } from './affected.mjs'

const project = new Map(
  Object.entries({
    'src/lib/dates.ts': 'export const x = 1',
    'src/lib/dates.test.ts': "import { x } from './dates.ts'\nx",
    'src/lib/colours.test.ts': "import { readFileSync } from 'node:fs'\nreadFileSync",
    'src/api/contract/table.ts': 'export const table = 1',
    'src/design-system/components/Card/Card.tsx': "import { x } from '@/lib/dates.ts'\nexport const Card = x",
    'src/design-system/components/Card/Card.docs.tsx': 'export default 1',
    'src/design-system/components/Card/Card.test.tsx': "import { Card } from './Card.tsx'\nCard",
    'stories/design-system/Card.stories.tsx': `import { Card } from '@/design-system/components/Card/Card.tsx'
      export default { title: 'Design system/Data/Card', component: Card }`,
    'stories/docs/page.stories.tsx': `import { data } from '../_kit/data.ts'
      export default { title: 'Pages', data }`,
    'stories/_kit/data.ts':
      "export const data = import.meta.glob<Record<string, unknown>>('@/design-system/components/*/*.docs.tsx')",
    '.storybook/preview.tsx': "import { theme } from './theme.tsx'\nexport default theme",
    '.storybook/theme.tsx': 'export const theme = 1',
    'scripts/vite/plugin.ts': 'export const plugin = 1',
    'scripts/lib/kit.mjs': "import { readFileSync } from 'node:fs'\nexport { readFileSync }",
    'scripts/lib/kit.test.ts': "import { readFileSync } from './kit.mjs'\nreadFileSync",
    'vite.config.ts': "import { plugin } from './scripts/vite/plugin.ts'\nexport default plugin",
    'server/main.ts': "import { app } from './app.ts'\napp",
    'server/app.ts': `import { readFileSync } from 'node:fs'
      import { table } from '../src/api/contract/table.ts'
      import type { Rules } from './rules.ts'
      export const app: Rules = table`,
    'server/rules.ts': 'export type Rules = number',
    'server/app.test.ts': "import { app } from './app.ts'\napp",
    'server/crash.test.ts': "import { startProcess } from './testing/server-process.ts'\nstartProcess",
    'server/testing/server-process.ts': 'export const startProcess = 1',
    'e2e/journey.spec.ts': 'export {}',
  }),
)
const readers = ['src/lib/colours.test.ts', 'scripts/lib/kit.test.ts']
const affected = (...changed: string[]) => affectedBy(changed, project)
const everyTest = [...project.keys()].filter((path) => path.includes('.test.'))

describe('a change affects', () => {
  it('the tests and stories that import the file, directly or through others', () => {
    expect(affected('src/lib/dates.ts')).toEqual({
      unitTests: [
        'src/lib/dates.test.ts',
        'src/lib/colours.test.ts',
        'src/design-system/components/Card/Card.test.tsx',
        'scripts/lib/kit.test.ts',
      ],
      serverTests: [],
      stories: ['stories/design-system/Card.stories.tsx'],
      product: true,
    })
  })

  it('the importers of a deleted file', () => {
    const rest = new Map(project)
    rest.delete('src/lib/dates.ts')
    expect(affectedBy(['src/lib/dates.ts'], rest)).toEqual(affected('src/lib/dates.ts'))
  })

  it('every test that reads files, whatever changed', () => {
    expect(affected('docs/how-to.md')).toEqual({ unitTests: readers, serverTests: [], stories: [], product: false })
  })

  it('tests of the server, those in a process of their own included', () => {
    expect(affected('src/api/contract/table.ts').serverTests).toEqual(['server/app.test.ts', 'server/crash.test.ts'])
  })

  it('all tests of the server when its data changed', () => {
    expect(affected('server/db/migrations/0001.sql').serverTests).toEqual([
      'server/app.test.ts',
      'server/crash.test.ts',
    ])
  })

  it('nothing through an import of types', () => {
    expect(affected('server/rules.ts')).toMatchObject({ serverTests: [], product: true })
  })

  it('the stories that find a file by its name', () => {
    expect(affected('src/design-system/components/Card/Card.docs.tsx').stories).toEqual([
      'stories/docs/page.stories.tsx',
    ])
  })

  it('the story of an accepted picture', () => {
    expect(affected('stories/__baselines__/design-system-data-card/matrix.dark-360.webp').stories).toEqual([
      'stories/design-system/Card.stories.tsx',
    ])
  })

  it.each(['.storybook/theme.tsx', 'scripts/vite/plugin.ts'])('every story: %s', (path) => {
    expect(affected(path).stories).toBe('all')
  })

  it('everything, when packages or settings changed', () => {
    const { unitTests, serverTests, ...rest } = affected('package-lock.json')
    expect([...unitTests, ...serverTests].toSorted()).toEqual(everyTest.toSorted())
    expect(rest).toEqual({ stories: 'all', product: true })
  })

  it.each([
    ['e2e/journey.spec.ts', true],
    ['scripts/vite/plugin.ts', true],
    ['src/lib/dates.test.ts', false],
    ['stories/_kit/data.ts', false],
    ['scripts/lib/kit.mjs', false],
  ])('the built product: %s %s', (path, isAffected) => {
    expect(affected(path).product).toBe(isAffected)
  })
})
