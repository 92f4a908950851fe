import { describe, expect, it } from 'vitest'
import { checkBoundaries } from './lib/check-boundaries.mjs'

/** Runs the check on a project of these files; returns violations as `file:line message`. */
function check(files: Record<string, string>): string[] {
  return checkBoundaries(new Map(Object.entries(files))).map(({ file, line, message }) => `${file}:${line} ${message}`)
}

/** Checks a project of two files, the first of which imports the second with the specifier that its layer must use. */
function checkImport(from: string, to: string): string[] {
  const isSource = from.startsWith('src/') && !/^src\/(?:api\/(?:contract|mocks)|rules)\//.test(from)
  const up = '../'.repeat(from.split('/').length - 1) || './'
  const specifier =
    (isSource || from.startsWith('stories/')) && to.startsWith('src/') ? `@/${to.slice(4)}` : `${up}${to}`
  return check({ [from]: `import { x } from '${specifier}'\nx()`, [to]: 'export const x = () => 1' })
}

const button = 'src/design-system/components/Button/Button.tsx'
const clock = 'src/lib/clock.ts'
const contract = 'src/api/contract/table.ts'
const rules = 'src/rules/gig-price.ts'
const client = 'src/api/client/call.ts'
const mocks = 'src/api/mocks/world.ts'
const shared = 'src/shared/status.ts'
const wallet = 'src/features/wallet/routes.ts'
const screen = 'src/features/wallet/screens/wallet-screen.tsx'
const app = 'src/app/router.tsx'

describe('layer rules', () => {
  it.each([
    [app, wallet],
    [app, client],
    [screen, shared],
    [screen, client],
    [screen, contract],
    [screen, button],
    [screen, clock],
    [shared, button],
    [shared, contract],
    [shared, client],
    [client, contract],
    [mocks, contract],
    [rules, contract],
    [mocks, rules],
    [shared, rules],
    [screen, rules],
    ['server/modules/gigs/posting.ts', rules],
    ['stories/screens/wallet/wallet.stories.tsx', mocks],
    ['stories/design-system/Button.stories.tsx', button],
    ['stories/design-system/rebrand/AnotherBrand.stories.tsx', shared],
    ['stories/screens/wallet/wallet.stories.tsx', screen],
    ['server/app/app.ts', contract],
    ['e2e/sign-up.spec.ts', contract],
    ['e2e/webhooks.spec.ts', 'server/testing/fake-paystack.ts'],
    ['e2e/support/demo-workers.ts', 'server/simulator/work-plan.ts'],
    ['src/features/wallet/screens/wallet.test.tsx', mocks],
    ['src/features/wallet/parts/balance.test.tsx', 'src/features/gigs/parts/gig-card.tsx'],
  ])('%s may import %s', (from, to) => {
    expect(checkImport(from, to)).toEqual([])
  })

  it.each([
    [screen, 'src/features/gigs/parts/gig-card.tsx'],
    [screen, app],
    [screen, mocks],
    [contract, rules],
    [rules, clock],
    [rules, client],
    [rules, 'server/platform/jobs/jobs.ts'],
    [wallet, 'src/features/gigs/routes.ts'],
    [shared, screen],
    [button, shared],
    ['stories/design-system/Button.stories.tsx', shared],
    ['stories/design-system/Button.stories.tsx', mocks],
    [button, client],
    [button, contract],
    [button, clock],
    [button, 'src/lib/money.ts'],
    [button, 'src/lib/nigerian-formats.ts'],
    [clock, shared],
    [contract, clock],
    [contract, client],
    [client, shared],
    [client, mocks],
    [mocks, client],
    [app, mocks],
    [app, screen],
    [app, 'stories/_kit/clock.ts'],
    ['server/app/app.ts', client],
    ['server/app/app.ts', clock],
    ['e2e/sign-up.spec.ts', 'server/db/pool.ts'],
    ['e2e/sign-up.spec.ts', 'server/testing/database.ts'],
    ['e2e/people.spec.ts', 'server/simulator/job-handlers.ts'],
    [app, 'src/features/wallet/routes.test.ts'],
    ['server/app/app.ts', 'server/testing/database.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(checkImport(from, to)).toHaveLength(1)
    expect(checkImport(from, to)[0]).toMatch(new RegExp(`^${from}:1 `))
  })

  it('apply to types, re-exports and lazy imports too', () => {
    const mockFile = { [mocks]: 'export const x = 1' }
    for (const source of [
      "import type { x } from '@/api/mocks/world.ts'",
      "export { x } from '@/api/mocks/world.ts'",
      "void import('@/api/mocks/world.ts')",
    ]) {
      expect(check({ ...mockFile, [screen]: source })).toEqual([
        `${screen}:1 feature wallet may not import mocks (${mocks})`,
      ])
    }
  })

  it('need no row for a new slice', () => {
    expect(checkImport('src/features/brand-new/routes.ts', shared)).toEqual([])
    expect(checkImport('src/features/brand-new/routes.ts', wallet)).toHaveLength(1)
  })
})

describe('a folder that is in no layer', () => {
  it.each([
    'src/utils/format.ts',
    'src/api/helpers.ts',
    'src/features/stray.ts',
    'src/main.ts',
    'tools/run.mjs',
    'stray.ts',
  ])('is reported for %s', (path) => {
    expect(check({ [path]: '' })).toEqual([
      `${path}:1 this folder is in no layer: add it to scripts/lib/layer-rules.mjs, or move the file`,
    ])
  })

  it('may not be imported', () => {
    expect(checkImport(app, 'src/utils/format.ts')).toContain(
      `${app}:1 src/utils/format.ts is in a folder that is in no layer`,
    )
  })
})

describe('import specifiers', () => {
  it('name the extension and a file that exists', () => {
    expect(check({ [screen]: "import { x } from '@/shared/status'", [shared]: 'export const x = 1' })).toEqual([
      `${screen}:1 there is no file src/shared/status; an import names the file's extension`,
    ])
  })

  it('use the alias, not a relative path, for another folder', () => {
    expect(
      check({ [screen]: "import { x } from '../../../shared/status.ts'", [shared]: 'export const x = 1' }),
    ).toEqual([`${screen}:1 import from another folder by the alias: @/shared/status.ts`])
    expect(check({ [client]: "import { x } from '../contract/table.ts'", [contract]: 'export const x = 1' })).toEqual(
      [],
    )
    expect(
      check({
        [screen]: "import { x } from '../parts/balance.tsx'",
        'src/features/wallet/parts/balance.tsx': 'export const x = 1',
      }),
    ).toEqual([])
  })

  it('use no alias where Node runs the file without a build', () => {
    expect(
      check({ 'server/main.ts': "import { x } from '@/api/contract/table.ts'", [contract]: 'export const x = 1' }),
    ).toHaveLength(1)
  })
})

describe('packages', () => {
  it.each([
    [screen, 'axios'],
    [app, 'msw/browser'],
    [button, 'react-router-dom'],
    [button, '@tanstack/react-query'],
    [button, '@tanstack/react-table'],
    [contract, 'hono'],
    [shared, 'node:fs'],
  ])('%s may not import %s', (file, name) => {
    expect(check({ [file]: `import { x } from '${name}'` })).toHaveLength(1)
  })

  it.each([
    [client, 'axios'],
    [mocks, 'msw'],
    [contract, 'zod/mini'],
    [screen, 'react-router-dom'],
    [button, '@tanstack/react-virtual'],
    ['server/db/pool.ts', 'pg'],
    ['src/api/client/call.test.ts', 'msw/node'],
  ])('%s may import %s', (file, name) => {
    expect(check({ [file]: `import { x } from '${name}'` })).toEqual([])
  })
})

describe('entry files of components', () => {
  const parts = {
    'src/design-system/components/Menu/index.ts': "export { Menu } from './Menu.tsx'",
    'src/design-system/components/Menu/Menu.tsx': 'export const Menu = 1',
    [button]: 'export const Button = 1',
    'src/design-system/components/Button/Button.css.ts': 'export const root = 1',
  }

  it('are index.ts, or the file of the component where there is none', () => {
    expect(
      check({
        ...parts,
        [screen]:
          "import { Menu } from '@/design-system/components/Menu/index.ts'\nimport { Button } from '@/design-system/components/Button/Button.tsx'",
      }),
    ).toEqual([])
  })

  it('cannot be bypassed, not even from inside the design system', () => {
    expect(check({ ...parts, [screen]: "import { Menu } from '@/design-system/components/Menu/Menu.tsx'" })).toEqual([
      `${screen}:1 src/design-system/components/Menu/Menu.tsx is inside a component: import src/design-system/components/Menu/index.ts`,
    ])
    const alert = 'src/design-system/components/Alert/Alert.tsx'
    expect(check({ ...parts, [alert]: "import { root } from '../Button/Button.css.ts'" })).toHaveLength(1)
  })

  it('are not needed between style sheets of the design system', () => {
    expect(
      check({
        ...parts,
        'src/design-system/components/Alert/Alert.css.ts': "import { root } from '../Button/Button.css.ts'",
      }),
    ).toEqual([])
    expect(
      check({
        ...parts,
        'src/shared/badge.css.ts': "import { root } from '@/design-system/components/Button/Button.css.ts'",
      }),
    ).toHaveLength(1)
  })

  it('do not export private parts out of the design system', () => {
    const modal = 'src/design-system/components/private/Modal/Modal.tsx'
    const files = { ...parts, [modal]: 'export const Modal = 1' }
    expect(
      check({
        ...files,
        'src/design-system/components/Dialog/Dialog.tsx': "import { Modal } from '../private/Modal/Modal.tsx'",
      }),
    ).toEqual([])
    expect(
      check({ ...files, [screen]: "import { Modal } from '@/design-system/components/private/Modal/Modal.tsx'" }),
    ).toEqual([`${screen}:1 ${modal} is private to the design system`])
  })
})

describe('import cycles', () => {
  const files = (back: string) => ({
    'src/lib/a.ts': "import { b } from './b.ts'",
    'src/lib/b.ts': "import { c } from './c.ts'",
    'src/lib/c.ts': back,
  })

  it('are reported once, with the files of the cycle', () => {
    expect(check(files("import { a } from './a.ts'"))).toEqual([
      'src/lib/a.ts:1 import cycle: src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts',
    ])
  })

  it('are found in the server too, at any length', () => {
    const chain = Array.from({ length: 12 }, (_, number) => [
      `server/platform/jobs/step-${number}.ts`,
      `import { x } from './step-${(number + 1) % 12}.ts'`,
    ])
    expect(check(Object.fromEntries(chain))).toHaveLength(1)
  })

  // Types are erased, so such a circle has no order of evaluation that could fail.
  it('are allowed through a type import or a lazy import', () => {
    expect(check(files("import type { A } from './a.ts'"))).toEqual([])
    expect(check(files("void import('./a.ts')"))).toEqual([])
  })
})

describe('the layers of the server', () => {
  const at = (name: string) => `server/modules/gigs/${name}.ts`
  const tables = 'server/db/gig-schema.ts'
  const platform = 'server/platform/db/database.ts'
  const port = 'server/ports/payments.ts'
  const adapter = 'server/adapters/payments/sandbox/sandbox.ts'

  it.each([
    ['server/app/handlers.ts', at('routes')],
    ['server/start.ts', adapter],
    ['server/seed/demo.ts', tables],
    [at('routes'), at('cancelling')],
    [at('routes'), at('serializer')],
    [at('routes'), 'server/modules/money/history.ts'],
    [at('cancelling'), at('repository')],
    [at('cancelling'), 'server/modules/money/pin.ts'],
    [at('cancelling'), port],
    [at('repository'), tables],
    [at('sessions-repository'), at('repository')],
    [at('serializer'), at('repository')],
    [at('cancelling.test'), tables],
    [adapter, port],
    [port, platform],
    [tables, platform],
  ])('%s may import %s', (from, to) => {
    expect(checkImport(from, to)).toEqual([])
  })

  it.each([
    [at('routes'), at('repository')],
    [at('routes'), tables],
    [at('refunding'), tables],
    [at('refunding'), at('routes')],
    [at('refunding'), adapter],
    [at('refunding'), 'server/app/app.ts'],
    [at('refunding'), 'server/modules/money/repository.ts'],
    [at('refunding'), 'server/modules/people/serializer.ts'],
    [at('repository'), at('refunding')],
    [at('repository'), port],
    [at('repository'), 'server/modules/money/pin.ts'],
    [at('serializer'), at('refunding')],
    [platform, tables],
    [platform, port],
    [platform, at('refunding')],
    [port, at('refunding')],
    [port, adapter],
    [adapter, at('refunding')],
    [tables, at('refunding')],
  ])('%s may not import %s', (from, to) => {
    expect(checkImport(from, to)).toHaveLength(1)
    expect(checkImport(from, to)[0]).toMatch(new RegExp(`^${from}:1 .+ may not import`))
  })

  it('let a service name the rows of a table by their types', () => {
    const files = { [tables]: 'export type GigRow = object' }
    expect(check({ ...files, [at('refunding')]: "import type { GigRow } from '../../db/gig-schema.ts'" })).toEqual([])
  })
})

describe('circles between groups of files', () => {
  it.each([
    ['server/modules/money/settle.ts', 'server/modules/gigs/refunds.ts'],
    ['src/features/gigs/post/model/changes.ts', 'src/features/gigs/details/model/call-sheet.ts'],
  ])('are reported for %s and %s, although no file is in a circle', (one, other) => {
    const folder = (path: string) =>
      path
        .split('/')
        .slice(0, path.startsWith('server') ? 3 : 4)
        .join('/')
    const specifier = (from: string, to: string) => `${'../'.repeat(from.split('/').length - 1)}${to}`
    const files = (isType: boolean) => ({
      [one]: `import { x } from '${specifier(one, other)}'`,
      [other]: 'export const x = 1',
      [`${folder(other)}/model/b.ts`]: `import ${isType ? 'type ' : ''}{ y } from '${specifier(`${folder(other)}/model/b.ts`, `${folder(one)}/model/a.ts`)}'`,
      [`${folder(one)}/model/a.ts`]: 'export const y = 1',
    })
    for (const isType of [false, true]) {
      const messages = check(files(isType))
      expect(messages).toEqual([`${folder(one)}:1 import cycle: ${folder(one)} → ${folder(other)} → ${folder(one)}`])
    }
  })

  it('do not count routes, which compose the services of several modules', () => {
    expect(
      check({
        'server/modules/money/wallet-routes.ts': "import { x } from '../billing/service.ts'",
        'server/modules/billing/service.ts': "import { y } from '../money/pin.ts'",
        'server/modules/money/pin.ts': 'export const y = 1',
      }),
    ).toEqual([])
  })
})

describe('the clock', () => {
  it.each(['new Date()', 'Date.now()', 'Date()', 'setInterval(Date.now, 1)'])('is not read by %s', (expression) => {
    expect(check({ [screen]: `const a = 1\n${expression}` })).toEqual([
      `${screen}:2 the time comes from ${clock}, so that tests and stories can set it`,
    ])
    expect(check({ 'stories/_kit/world.ts': expression })).toHaveLength(1)
  })

  it('is not read through the date library', () => {
    expect(check({ [screen]: "import { today } from '@internationalized/date'" })).toHaveLength(1)
  })

  it('may be read in its own file and in tests, and a fixed date may be parsed in any file', () => {
    expect(
      check({
        [clock]: 'Date.now()',
        'src/lib/clock.test.ts': 'new Date()',
        [screen]: "new Date('2026-03-09T08:00:00Z')",
      }),
    ).toEqual([])
  })
})
