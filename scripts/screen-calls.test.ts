import { expect, it } from 'vitest'
import { endpoints } from '../src/api/contract/table.ts'
import { readCodeFiles } from './lib/code-files.mjs'
import { sharedParts, screenCalls } from './lib/screen-calls.mjs'

const made = screenCalls(readCodeFiles())

it('each call of the contract is made by a page', () => {
  const gaps = endpoints.map(({ id }) => id).filter((id) => !made.has(id))
  expect(gaps, 'No page makes these calls. Build the page, or remove the call.').toEqual([])
})

it('the contract has the 50 calls of the specification', () => {
  expect(endpoints.filter(({ origin }) => origin === 'specified')).toHaveLength(50)
})

it.each([
  ['workReview.getTask', ['Worker profile']],
  ['dashboard.getWallet', expect.arrayContaining(['Dashboard', 'Wallet and Payments'])],
  ['gigs.create', expect.arrayContaining(['Post a Gig', 'Republish Gig'])],
  ['notifications.list', [sharedParts]],
])('names the screens that make the call %s', (call, screens) => {
  expect([...(made.get(call) ?? [])]).toEqual(screens)
})

/** The calls that an app makes whose only route loads this screen. */
function withScreen(screen: string, others: Record<string, string> = {}): string[] {
  const sources = new Map([
    ['src/app/main.tsx', `import './routes.ts'`],
    ['src/app/routes.ts', `export const load = () => import('@/features/screen.tsx')`],
    ['src/features/screen.tsx', screen],
    ...Object.entries(others),
  ])
  return [...screenCalls(sources).keys()]
}
const importGigs = `import { gigs } from '@/api/contract/endpoints/gigs.ts'\n`

it('counts what a loaded module does, by static and by lazy imports', () => {
  expect(withScreen(`${importGigs}useApiQuery(gigs.list)`)).toEqual(['gigs.list'])
  expect(withScreen(`import { gigs as all } from '@/api/contract/endpoints/gigs.ts'\nsend(all.create)`)).toEqual([
    'gigs.create',
  ])
  expect(
    withScreen(`import '@/shared/reads.ts'`, { 'src/shared/reads.ts': `${importGigs}export const read = gigs.get` }),
  ).toEqual(['gigs.get'])
})

it.each([
  ['a comment', `${importGigs}// gigs.list\n/* gigs.list */ export const text = 'gigs.list'`],
  ['an import that is not used', importGigs],
  [
    'an import of a type',
    `import type { gigs } from '@/api/contract/endpoints/gigs.ts'\nexport type A = typeof gigs.list`,
  ],
  [
    'what a call reads or changes',
    `${importGigs}invalidateReads(client, gigs.cancel.writes)\nexport const meta = { reads: gigs.list.reads }`,
  ],
  [
    'the key of an answer in the cache',
    `${importGigs}client.setQueriesData({ queryKey: queryKeyStart(api, gigs.list) }, change)`,
  ],
  [
    'a change of an answer in the cache',
    `${importGigs}cache.update(gigs.get, change)\ncache.updateBelow(queryKeyStart(api, gigs.list), change)`,
  ],
  ['a group of the same name from elsewhere', `import { gigs } from './gigs.ts'\nuse(gigs.list)`],
])('does not count %s', (_, screen) => {
  expect(withScreen(screen)).toEqual([])
})

it('does not count a file that no page loads', () => {
  expect(withScreen('', { 'src/features/left.tsx': `${importGigs}useApiQuery(gigs.list)` })).toEqual([])
  expect(
    withScreen(`import type { Left } from './left.tsx'`, {
      'src/features/left.tsx': `${importGigs}useApiQuery(gigs.list)`,
    }),
  ).toEqual([])
})
