/** The part of the bundler's module information that is used here. */
export interface ModuleInfo {
  readonly isEntry: boolean
  readonly code: string | null
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

export type InfoOf = (id: string) => ModuleInfo | null

/** Modules that the same parts load: they are always needed together. */
export interface SharedModules {
  readonly modules: readonly string[]
  /** The parts that load them. */
  readonly parts: ReadonlySet<string>
  /** No other part reaches them: they are a chunk already, without a name. */
  readonly isOwn: boolean
  /** The entry or a first page needs them. */
  readonly isFirst: boolean
  /** Style sheets, whose files are requests of their own. */
  readonly isStyle: boolean
  /** Of the sources, in characters; the project's folder, which compilers write into them, does not count. */
  readonly size: number
  /** What they import statically, directly or not, beside each other. */
  readonly imports: ReadonlySet<string>
}

/**
 * How many loads the first load of a part counts: most visits begin with the first pages and what they load when they are idle, some with another page that
 * the entry imports.
 */
const loadsOf = { firstPage: 260, idle: 12, entry: 30, other: 1 }

/** What a style sheet counts, in characters: the bundler does not pass its text on. */
const styleSize = 2000

export interface PartGraph {
  readonly shared: readonly SharedModules[]
  /** In how many loads of a part it is there: its own, which count more where a visit begins, and those of the parts that are only ever loaded after it. */
  readonly loads: ReadonlyMap<string, number>
}

/**
 * Sorts all modules by the parts that load them. A part is the entry or a module that is imported lazily, with what it imports statically. It
 * does not load what is there already: what every part that imports it has loaded or had before.
 * @param someId any module of the build
 * @param isFirstPage whether a part is of a page that most visits begin with
 * @param folder the project's folder
 */
export function partGraph(
  someId: string,
  infoOf: InfoOf,
  isFirstPage: (part: string) => boolean,
  folder: string,
): PartGraph {
  const entry = entryOf(someId, infoOf)
  const parts = partsBelow(entry, infoOf)
  const present = presentModules(entry, parts, infoOf)
  const byParts = new Map<string, Omit<SharedModules, 'modules' | 'size' | 'imports'> & { modules: string[] }>()
  for (const id of new Set([...parts.values()].flatMap((modules) => [...modules]))) {
    const reaching = [...parts.keys()].filter((part) => parts.get(part)?.has(id)).toSorted()
    const needing = reaching.filter((part) => present.get(part)?.has(id) !== true)
    const isStyle = /\.css(?:\?|$)/.test(id)
    const isOwn = !isStyle && reaching.length === 1
    const key = `${isOwn} ${isStyle}\n${needing.join('\n')}`
    const isFirst = needing.some((part) => part === entry || isFirstPage(part))
    const same = byParts.get(key) ?? { modules: [], parts: new Set(needing), isOwn, isFirst, isStyle }
    same.modules.push(id)
    byParts.set(key, same)
  }
  return {
    shared: [...byParts.values()].map((same) => ({
      ...same,
      size: same.modules.reduce(
        (size, id) => size + (same.isStyle ? styleSize : (infoOf(id)?.code?.replaceAll(folder, '').length ?? 0)),
        0,
      ),
      imports: staticImports(same.modules, infoOf),
    })),
    loads: new Map(
      [...parts.keys()].map((part) => {
        const after = [...present.values()].filter((before) => before.has(part)).length
        const importers = infoOf(part)?.dynamicImporters ?? []
        const isFrom = (other: string) => importers.some((id) => parts.get(other)?.has(id))
        const isIdle = [...parts.keys()].some((other) => isFirstPage(other) && isFrom(other))
        const kind = isFirstPage(part) ? 'firstPage' : isFrom(entry) ? 'entry' : isIdle ? 'idle' : 'other'
        return [part, after + loadsOf[kind]]
      }),
    ),
  }
}

/** Follows importers to the module that the page begins with. */
function entryOf(id: string, infoOf: InfoOf): string {
  const seen = new Set([id])
  for (const next of seen) {
    const info = infoOf(next)
    if (info?.isEntry === true) return next
    for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) seen.add(importer)
  }
  throw new Error(`No entry imports ${id}`)
}

/** The static imports of the entry and of each lazily imported module. */
function partsBelow(entry: string, infoOf: InfoOf): Map<string, ReadonlySet<string>> {
  const parts = new Map<string, ReadonlySet<string>>()
  const waiting = [entry]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (parts.has(part)) continue
    const reached = staticImports([part], infoOf)
    for (const id of reached) waiting.push(...(infoOf(id)?.dynamicallyImportedIds ?? []))
    parts.set(part, reached)
  }
  return parts
}

/** What is there before each part is imported, whichever part imports it. */
function presentModules(
  entry: string,
  parts: ReadonlyMap<string, ReadonlySet<string>>,
  infoOf: InfoOf,
): Map<string, ReadonlySet<string>> {
  const importersOf = new Map(
    [...parts.keys()].map((part) => {
      const importing = infoOf(part)?.dynamicImporters ?? []
      return [part, [...parts].filter(([, modules]) => importing.some((id) => modules.has(id))).map(([id]) => id)]
    }),
  )
  const present = new Map<string, ReadonlySet<string>>([[entry, new Set()]])
  // A part whose importers are not known yet is left out; each round can only remove modules, so the rounds end.
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (const [part, importers] of importersOf) {
      if (part === entry) continue
      const sets = importers.flatMap((id) => {
        const before = present.get(id)
        return before === undefined ? [] : [new Set([...before, ...(parts.get(id) ?? [])])]
      })
      const [first] = sets
      if (first === undefined) continue
      const both = new Set([...first].filter((id) => sets.every((set) => set.has(id))))
      if (present.get(part)?.size === both.size) continue
      present.set(part, both)
      isChanged = true
    }
  }
  return present
}

/** The given modules and what they reach by static imports. */
function staticImports(ids: readonly string[], infoOf: InfoOf): ReadonlySet<string> {
  const reached = new Set(ids)
  for (const id of reached) for (const imported of infoOf(id)?.importedIds ?? []) reached.add(imported)
  return reached
}
