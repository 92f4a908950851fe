import type { ComponentDocs } from '@/design-system/docs/component-docs.ts'

/** What Storybook's index says of a story or a documentation page; only what is read here. */
export interface IndexEntry {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly title: string
  readonly exportName?: string
}

const modules = import.meta.glob<ComponentDocs>('@/design-system/components/*/*.docs.tsx', { import: 'default' })

const loaders = new Map(Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.docs\.tsx$/g, ''), load]))

const nothing = Promise.resolve(undefined)
const loaded = new Map<string, Promise<ComponentDocs>>()

/** What is written about a component, by its name. The same promise each time, as `use` needs it; undefined when nothing is. */
export function docsOf(name: string): Promise<ComponentDocs | undefined> {
  const load = loaders.get(name)
  if (load === undefined) return nothing
  const promise = loaded.get(name) ?? load()
  loaded.set(name, promise)
  return promise
}

let index: Promise<readonly IndexEntry[]> | undefined

/** All stories and pages of this Storybook, from the index it publishes beside itself. */
export function storyIndex(): Promise<readonly IndexEntry[]> {
  index ??= fetch('index.json')
    .then((response) => response.json() as Promise<{ entries: Readonly<Record<string, IndexEntry>> }>)
    .then(({ entries }) => Object.values(entries))
  return index
}

/** The documentation page of a component of the design system, wherever it is shelved. */
export function pageOf(entries: readonly IndexEntry[], component: string): string | undefined {
  return entries.find(
    ({ type, title }) => type === 'docs' && title.startsWith('Design system/') && title.endsWith(`/${component}`),
  )?.id
}

/** What the last whole check of a component's accessibility looked at; `npm run stories:test -- --everywhere` writes it. */
export interface ComponentCheck {
  /** 'YYYY-MM-DD' */
  readonly day: string
  /** How many stories were played. */
  readonly stories: number
  /** In which axe found nothing, such as 'at 320 px'. */
  readonly conditions: readonly string[]
  /** The keys of its table that its stories pressed. */
  readonly keys: readonly string[]
}

let allChecks: Promise<Readonly<Partial<Record<string, ComponentCheck>>>> | undefined
const checks = new Map<string, Promise<ComponentCheck | undefined>>()

/** The last whole check of a component; undefined before the first one. The same promise each time, as `use` needs it. */
export function checkOf(name: string): Promise<ComponentCheck | undefined> {
  allChecks ??= import('../../../docs/accessibility-checks.json').then((module) => module.default)
  const promise = checks.get(name) ?? allChecks.then((all) => all[name])
  checks.set(name, promise)
  return promise
}

let everything: Promise<readonly ComponentDocs[]> | undefined

/** What is written about all components, by name. */
export function allDocs(): Promise<readonly ComponentDocs[]> {
  everything ??= Promise.all([...loaders.values()].map((load) => load())).then((docs) =>
    docs.toSorted((a, b) => a.name.localeCompare(b.name)),
  )
  return everything
}

/** A prop as the compiler sees it; scripts/design-system/lib/props.mjs writes them. */
export interface ComponentProp {
  readonly name: string
  readonly type: string
  readonly required: 'always' | 'in some forms' | 'no'
  readonly text: string
  readonly default?: string
  readonly onlyWith?: string
}

type PropsOfFolder = Readonly<Record<string, readonly ComponentProp[]>>

let allProps: Promise<Readonly<Record<string, PropsOfFolder>>> | undefined
const foldersProps = new Map<string, Promise<PropsOfFolder>>()

/** The props of a component and of those exported beside it, by name. The same promise each time, as `use` needs it. */
export function propsOf(folder: string): Promise<PropsOfFolder> {
  allProps ??= import('../../../docs/design-system-props.json').then(
    (module) => module.default as unknown as Readonly<Record<string, PropsOfFolder>>,
  )
  const promise = foldersProps.get(folder) ?? allProps.then((props) => props[folder] ?? {})
  foldersProps.set(folder, promise)
  return promise
}
