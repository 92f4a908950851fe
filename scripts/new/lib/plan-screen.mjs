import { SetupError } from '../../lib/fail.mjs'
import { camel, pascal, sentence } from './names.mjs'

/**
 * @typedef {import('./plan-component.mjs').Plan} Plan
 * @typedef {import('./plan-component.mjs').Read} Read
 */

const pathsFile = 'src/shared/paths.ts'

/** The journey that visits every declared screen. */
const traceFile = 'e2e/screens.spec.ts'

/** What the declaration of a new screen imports, by name; a name that the file already imports must not be imported again. */
const declarationImports = {
  queryFor: '@/api/client/hooks.ts',
  company: '@/api/contract/endpoints/company.ts',
  paths: '@/shared/paths.ts',
  defineScreen: '@/shared/screen/define-screen.ts',
}

/** @param {string} source a slice's routes.ts @param {string} route @param {string} file */
function withRoute(source, route, file) {
  const end = source.lastIndexOf('\n]')
  const firstImport = /^import .*\n/m.exec(source)
  if (end < 0 || firstImport === null) throw new SetupError(`${file} no longer ends with an array of routes.`)
  const missing = Object.entries(declarationImports)
    .filter(([name]) => !new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from`, 'm').test(source))
    .map(([name, module]) => `import { ${name} } from '${module}'`)
  const afterImport = firstImport.index + firstImport[0].length
  return `${source.slice(0, afterImport)}${missing.map((line) => `${line}\n`).join('')}${source.slice(afterImport, end)}\n${route}${source.slice(end)}`
}

/**
 * Plans the files of a new screen of the dashboard, which reads data and shows its five states. It reads the business until it has its
 * own endpoint.
 * @param {string} target 'slice/name' @param {readonly string[]} slices with pages in the dashboard @param {Read} read @returns {Plan}
 * @throws {SetupError} for an invalid name or slice
 */
export function planScreen(target, slices, read) {
  const match = /^(?<slice>[a-z][a-z\d-]*)\/(?<name>[a-z][a-z\d]*(?:-[a-z\d]+)*)$/.exec(target)
  const { slice = '', name = '' } = match?.groups ?? {}
  if (match === null) {
    throw new SetupError(
      `'${target}' is no place for a screen: slice/name in small letters with hyphens, such as gigs/saved-drafts.`,
    )
  }
  if (!slices.includes(slice)) throw new SetupError(`There is no slice '${slice}'. Slices: ${slices.join(', ')}.`)
  const screenFile = `src/features/${slice}/screens/${name}-screen.tsx`
  const storyFile = `stories/screens/${slice}/${name}.stories.tsx`
  const paths = read(pathsFile) ?? ''
  const key = camel(name)
  const address = `/dashboard/${name}`
  if ([screenFile, storyFile].some((file) => read(file) !== undefined)) {
    throw new SetupError(`There is a screen ${target} already: ${screenFile}.`)
  }
  if (new RegExp(`^  ${key}: `, 'm').test(paths) || paths.includes(`'${address}'`)) {
    throw new SetupError(`${pathsFile} has ${key} or ${address} already: choose another name.`)
  }
  const component = `${pascal(name)}Screen`
  const title = sentence(name.replaceAll('-', ' '))
  const routesFile = `src/features/${slice}/routes.ts`
  const route = `  defineScreen({
    path: paths.${key},
    title: '${title}',
    reads: [({ api }) => [queryFor(api, company.getCompanyProfile, {})]],
    load: async () => (await import('./screens/${name}-screen.tsx')).${component},
  }),`

  return new Map([
    [
      screenFile,
      `import type { ReactNode } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { paths } from '@/shared/paths.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'

/** ${title}: what the business says about itself. */
export function ${component}() {
  const profile = useApiQuery(company.getCompanyProfile, {})
  return (
    <>
      <PageHeader title="${title}" />
      <QueryView
        query={profile}
        things="your business"
        skeleton={<SkeletonText lines={3} width="medium" />}
        frame={inCard}
        isEmpty={({ companyName }) => !companyName}
        empty={inCard(
          <EmptyState
            title="No business profile yet"
            action={
              <ButtonLink variant="active" href={paths.createBusinessProfile}>
                Create business profile
              </ButtonLink>
            }
          >
            What you say about your business will appear here.
          </EmptyState>,
        )}
      >
        {({ companyName, about }) =>
          inCard(
            <Stack space={2}>
              <Heading level={2}>
                <span dir="auto">{companyName}</span>
              </Heading>
              <Text>
                <span dir="auto">{about || 'Nothing is said about this business yet.'}</span>
              </Text>
            </Stack>,
          )
        }
      </QueryView>
    </>
  )
}

function inCard(part: ReactNode) {
  return <Card>{part}</Card>
}
`,
    ],
    [
      storyFile,
      `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page } from 'storybook/test'
import { company } from '@/api/contract/endpoints/company.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { emptyVenue, hostileData } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone } from '../../_kit/visual.ts'
import { heading } from '../shell/frame.ts'

const meta = {
  title: 'Screens/${pascal(slice)}/${title}',
  render: renderScreen,
  parameters: { ...screen({ at: paths.${key} }), shows: ['${slice}/screens/${name}-screen.tsx'] },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async () => {
    await heading('${title}')
    await expect(await page.findByRole('heading', { level: 2, name: 'Eko Events' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(company.getCompanyProfile)] }),
  play: async () => {
    await heading('${title}')
    await expect(await page.findByText('Loading your business')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(company.getCompanyProfile, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load your business')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: screen({ world: emptyVenue }),
  play: async () => {
    await expect(await page.findByRole('link', { name: 'Create business profile' })).toHaveAttribute('href', paths.createBusinessProfile)
  },
}

/** An endless name makes no page wider than its window. */
export const EdgeData: Story = {
  parameters: screen({ world: hostileData }),
  play: async () => {
    await expect(await page.findByRole('heading', { level: 2, name: /Daughters Event Centre/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({ world: hostileData }), ...phone.parameters },
  play: async () => {
    await expect(await page.findByRole('heading', { level: 2, name: /Daughters Event Centre/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
`,
    ],
    [pathsFile, paths.replace(/\n\} as const\n/, `\n  ${key}: '${address}',\n} as const\n`)],
    [
      traceFile,
      (read(traceFile) ?? '').replace(
        '\n}\n\ntype Manifest',
        `\n  '${slice}/screens/${name}-screen.tsx': { at: '/${name}' },$&`,
      ),
    ],
    [routesFile, withRoute(read(routesFile) ?? '', route, routesFile)],
  ])
}
