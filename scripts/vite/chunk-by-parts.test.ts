import { expect, it } from 'vitest'
import { chunkByParts } from './chunk-by-parts.ts'

interface Source {
  imports?: readonly string[]
  lazy?: readonly string[]
  size?: number
  /** What its code begins with. */
  text?: string
}

/** The chunk of each module of a build that begins with `entry`. */
function chunksOf(sources: Record<string, Source>, folder = '/project/', firstPages: readonly string[] = []) {
  const importersOf = (id: string, kind: 'imports' | 'lazy') =>
    Object.keys(sources).filter((other) => sources[other]?.[kind]?.includes(id))
  const getModuleInfo = (id: string) => ({
    isEntry: id === 'entry',
    code: (sources[id]?.text ?? '') + ' '.repeat(sources[id]?.size ?? 100_000),
    importers: importersOf(id, 'imports'),
    dynamicImporters: importersOf(id, 'lazy'),
    importedIds: sources[id]?.imports ?? [],
    dynamicallyImportedIds: sources[id]?.lazy ?? [],
  })
  const nameOf = chunkByParts(firstPages, folder)
  /** A module without a name is in the chunk of the only part that reaches it. */
  const partOf = (id: string): string => {
    const [importer] = importersOf(id, 'imports')
    return importer === undefined ? id : partOf(importer)
  }
  return Object.fromEntries(Object.keys(sources).map((id) => [id, nameOf(id, { getModuleInfo }) ?? partOf(id)]))
}

/** The same sources in a folder whose name their compiled code holds. */
const inFolder = (folder: string, sources: Record<string, Source>) => {
  const moved = (ids: readonly string[] = []) => ids.map((id) => `${folder}${id}`)
  return Object.fromEntries(
    Object.entries(sources).map(([id, { imports, lazy, size }]) => [
      `${id === 'entry' ? '' : folder}${id}`,
      { imports: moved(imports), lazy: moved(lazy), ...(size !== undefined && { size, text: folder }) },
    ]),
  )
}

const page = (...imports: string[]): Source => ({ imports })

it('gives a page what it alone needs, and no code of another page', () => {
  const chunks = chunksOf({
    entry: { lazy: ['list', 'form'] },
    list: page('table'),
    form: page('field'),
    table: {},
    field: {},
  })
  expect(chunks['table']).toBe(chunks['list'])
  expect(chunks['field']).toBe(chunks['form'])
  expect(chunks['list']).not.toBe(chunks['form'])
})

it('puts what two pages need into a chunk that other pages do not load', () => {
  const chunks = chunksOf({
    entry: { lazy: ['list', 'form', 'about'] },
    list: page('money', 'text'),
    form: page('money', 'text'),
    about: page('text'),
    money: {},
    text: {},
  })
  expect(new Set([chunks['money'], chunks['text'], chunks['list'], chunks['form'], chunks['about']]).size).toBe(5)
})

it('counts what is there already as not loaded: what a page shares with its own dialog and menu is one chunk', () => {
  const chunks = chunksOf({
    entry: { lazy: ['list'] },
    list: { imports: ['button', 'text'], lazy: ['dialog', 'menu'] },
    dialog: page('button'),
    menu: page('text'),
    button: {},
    text: {},
  })
  expect(chunks['button']).toBe(chunks['text'])
  expect(chunks['button']).not.toBe(chunks['dialog'])
})

it('shares what a dialog needs that two pages open, where only one of them has it', () => {
  const chunks = chunksOf({
    entry: { lazy: ['list', 'form'] },
    list: { imports: ['button'], lazy: ['dialog'] },
    form: { lazy: ['dialog'] },
    dialog: page('button'),
    button: {},
  })
  expect(chunks['button']).not.toBe(chunks['list'])
  expect(chunks['button']).not.toBe(chunks['dialog'])
})

it('merges what is smaller than a request costs, also with what a page does not need', () => {
  const chunks = chunksOf({
    entry: { lazy: ['list', 'form', 'about'] },
    list: page('money', 'text'),
    form: page('money', 'text'),
    about: page('text'),
    money: { size: 500 },
    text: { size: 500 },
  })
  expect(chunks['money']).toBe(chunks['text'])
})

it('does not merge what is small but brings much along', () => {
  const chunks = chunksOf({
    entry: { lazy: ['list', 'form', 'about'] },
    list: page('money', 'text'),
    form: page('money', 'text'),
    about: page('text'),
    money: { imports: ['numbers'], size: 500 },
    numbers: {},
    text: { size: 500 },
  })
  expect(chunks['money']).not.toBe(chunks['text'])
})

it('gives the same chunks the same names in every folder', () => {
  const sources = {
    entry: { lazy: ['list', 'form', 'about'] },
    list: page('money', 'text'),
    form: page('money', 'text'),
    about: page('text'),
    money: { size: 71_980 },
    text: { size: 71_980 },
  }
  const namesIn = (folder: string) => {
    const chunks = chunksOf(inFolder(folder, sources), folder)
    return [chunks[`${folder}money`], chunks[`${folder}text`]]
  }
  expect(namesIn('/home/somebody/a-folder-with-a-long-name/marquee/')).toEqual(namesIn('/m/'))
})

it('merges nothing of other pages with what a first page needs', () => {
  const sources = {
    entry: { lazy: ['/project/home', 'list', 'form'] },
    '/project/home': page('money'),
    list: page('money', 'text'),
    form: page('text'),
    money: { size: 500 },
    text: { size: 500 },
  }
  const chunks = chunksOf(sources)
  expect(chunks['money']).toBe(chunks['text'])
  const withFirst = chunksOf(sources, '/project/', ['home'])
  expect(withFirst['money']).not.toBe(withFirst['text'])
})
