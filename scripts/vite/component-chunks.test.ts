import { expect, it } from 'vitest'
import { needlessComponents } from '../lib/needless-components.mjs'
import { componentOf, componentsNeeded } from './component-chunks.ts'

const home = '/app/src/design-system/components'

it('returns the component of a module', () => {
  expect(componentOf(`${home}/Button/Button.tsx`)).toBe('Button')
  expect(componentOf(String.raw`C:\app\src\design-system\components\Menu\MenuItem.tsx`)).toBe('Menu')
  expect(componentOf(`${home}/private/Field/Field.tsx`)).toBe('private/Field')
  expect(componentOf(`${home}/Button/Button.css.ts`)).toBeUndefined()
  expect(componentOf('/app/src/features/home/screens/home-screen.tsx')).toBeUndefined()
})

it('follows static imports, not dynamic ones', () => {
  const imports: Record<string, string[]> = {
    page: [`${home}/Card/index.ts`, 'page'],
    [`${home}/Card/index.ts`]: [`${home}/Card/Card.tsx`],
    [`${home}/Drawer/index.ts`]: [],
  }
  const infoOf = (id: string) => ({ isEntry: false, importedIds: imports[id] ?? [], dynamicImporters: [] })
  expect(componentsNeeded('page', infoOf)).toEqual(['Card'])
})

const manifest = {
  'sign-in.tsx': { file: 'sign-in.js', imports: ['_ui.js'] },
  '_ui.js': { file: 'ui.js' },
  '_app.js': { file: 'app.js' },
}

it('finds components that a page fetches and does not need', () => {
  const needs = { 'index.html': ['Link'], 'sign-in.tsx': ['Button'] }
  const chunks = {
    entries: ['index.html'],
    needs,
    files: { 'sign-in.js': ['Button'], 'ui.js': ['Link', 'DataTable'], 'app.js': ['Chart'] },
  }
  expect(needlessComponents(manifest, chunks, ['sign-in.tsx'])).toEqual(['DataTable in ui.js'])
  expect(needlessComponents(manifest, { ...chunks, files: { 'ui.js': ['Link'] } }, ['sign-in.tsx'])).toEqual([])
})

it('throws for a module that the build does not list', () => {
  expect(() => needlessComponents(manifest, { entries: [], needs: {}, files: {} }, ['sign-in.tsx'])).toThrow(
    'which components sign-in.tsx needs',
  )
})
