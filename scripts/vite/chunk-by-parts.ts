import { createHash } from 'node:crypto'
import { partGraph, type InfoOf, type PartGraph, type SharedModules } from './part-graph.ts'

/** What a request costs beside its bytes, in characters of source. A style sheet delays the first paint less by its bytes than by its request. */
const requestCost = { code: 36_000, style: 48_000 }

/** A chunk while chunks are merged. */
interface Draft extends Pick<SharedModules, 'modules' | 'isOwn' | 'isFirst' | 'isStyle' | 'size'> {
  /** The parts that load it. */
  parts: ReadonlySet<string>
  /** It and the chunks that come with it, because its modules import theirs. */
  readonly brings: Set<Draft>
}

/** What merging two drafts costs, in characters: what some part then loads and does not need, without the requests that it saves. */
type Cost = (a: Draft, b: Draft) => number

/**
 * Merges modules of different parts while the requests that it saves cost more than what a part then loads and does not need. What a part has of its own
 * stays apart: another part that loaded it would wait for code that it does not need, such as the reads of a screen for the screen. What the first pages
 * need is merged with nothing of the rest, so that a changed import of another page leaves them as they are.
 */
function mergeShared({ shared, loads }: PartGraph): Pick<Draft, 'modules' | 'isOwn' | 'isStyle' | 'parts'>[] {
  const drafts = new Set(draftsOf(shared))
  const count = (parts: ReadonlySet<string>) => [...parts].reduce((sum, part) => sum + (loads.get(part) ?? 1), 0)
  /** What `parts` would load without need if they loaded the draft and what it brings. */
  const waste = (draft: Draft, parts: ReadonlySet<string>) => {
    const added = without(parts, draft.parts)
    if (added.size === 0) return 0
    return [...draft.brings].reduce((sum, { size, parts: has }) => sum + size * count(without(added, has)), 0)
  }
  const cost: Cost = (a, b) => {
    if (a.isStyle !== b.isStyle || a.isOwn || b.isOwn || a.isFirst !== b.isFirst) return 0
    const saved =
      requestCost[a.isStyle ? 'style' : 'code'] * count(new Set([...a.parts].filter((part) => b.parts.has(part))))
    return saved === 0 ? 0 : waste(a, b.parts) + waste(b, a.parts) - saved
  }
  mergeSmallestFirst(drafts, cost)
  mergeBestFirst(drafts, cost)
  return [...drafts]
}

/** What the first pages need: the smallest first, each with what suits it best. Sign-in is 3 kB smaller so than with the best pair first. */
function mergeSmallestFirst(drafts: Set<Draft>, cost: Cost): void {
  const waiting = [...drafts].filter(({ isFirst, isOwn }) => isFirst && !isOwn).toSorted((a, b) => a.size - b.size)
  for (let small = waiting.shift(); small !== undefined; small = waiting.shift()) {
    const best = drafts.has(small) ? cheapest(small, drafts, cost) : undefined
    if (best === undefined) continue
    const merged = merge(small, best.other, drafts)
    const place = waiting.findIndex(({ size }) => size > merged.size)
    waiting.splice(place === -1 ? waiting.length : place, 0, merged)
  }
}

/** The rest: the pair first that saves most. */
function mergeBestFirst(drafts: Set<Draft>, cost: Cost): void {
  for (;;) {
    const others = new Set([...drafts].filter(({ isFirst, isOwn }) => !isFirst && !isOwn))
    let best: { draft: Draft; other: Draft; saves: number } | undefined
    for (const draft of others) {
      // No pair is considered twice.
      others.delete(draft)
      const found = cheapest(draft, others, cost)
      if (found !== undefined && found.saves > (best?.saves ?? 0)) best = { draft, ...found }
    }
    if (best === undefined) return
    merge(best.draft, best.other, drafts)
  }
}

/** What a draft is best merged with, and what that saves; undefined when it is better left alone. */
function cheapest(draft: Draft, drafts: ReadonlySet<Draft>, cost: Cost): { other: Draft; saves: number } | undefined {
  let best: { other: Draft; saves: number } | undefined
  for (const other of drafts) {
    const saves = other === draft ? 0 : -cost(draft, other)
    if (saves > (best?.saves ?? 0)) best = { other, saves }
  }
  return best
}

const without = (parts: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...parts].filter((part) => !others.has(part)))

function draftsOf(shared: readonly SharedModules[]): Draft[] {
  const drafts = shared.map(({ imports: _, ...draft }): Draft => ({ ...draft, brings: new Set() }))
  const byModule = new Map(drafts.flatMap((draft) => draft.modules.map((id) => [id, draft] as const)))
  for (const [index, { imports }] of shared.entries()) {
    for (const id of imports) {
      const brought = byModule.get(id)
      if (brought !== undefined) drafts[index]?.brings.add(brought)
    }
  }
  return drafts
}

/** Puts one draft in the place of two, in each that brings one of them, too; its parts load all that it brings. */
function merge(a: Draft, b: Draft, drafts: Set<Draft>): Draft {
  const merged: Draft = {
    modules: [...a.modules, ...b.modules],
    isOwn: false,
    isFirst: a.isFirst,
    isStyle: a.isStyle,
    size: a.size + b.size,
    parts: new Set([...a.parts, ...b.parts]),
    brings: new Set([...a.brings, ...b.brings]),
  }
  drafts.delete(a)
  drafts.delete(b)
  drafts.add(merged)
  for (const draft of drafts) {
    if (!draft.brings.has(a) && !draft.brings.has(b)) continue
    for (const brought of merged.brings) draft.brings.add(brought)
    draft.brings.delete(a)
    draft.brings.delete(b)
    draft.brings.add(merged)
  }
  for (const { brings, parts } of drafts) {
    for (const brought of brings) brought.parts = new Set([...brought.parts, ...parts])
  }
  return merged
}

/**
 * A name function for the bundler: the chunk of each module that several parts reach.
 * @param firstPages the modules, from the root of the project, of the pages that most visits begin with: they get few chunks with little besides
 * @param folder the project's folder: the same source has the same chunks and names in every folder
 */
export function chunkByParts(
  firstPages: readonly string[],
  folder: string,
): (id: string, modules: { getModuleInfo: InfoOf }) => string | null {
  let names: Map<string, string> | undefined
  return (id, modules) => {
    if (names) return names.get(id) ?? null
    const graph = partGraph(
      id,
      (other) => modules.getModuleInfo(other),
      (part) => firstPages.some((page) => part.replaceAll('\\', '/').endsWith(`/${page}`)),
      folder,
    )
    names = new Map(
      mergeShared(graph).flatMap(({ modules: together, isOwn, isStyle, parts }) => {
        const name = nameOf([...[...parts].map((part) => part.replace(folder, '')), ...(isStyle ? ['style'] : [])])
        return isOwn ? [] : together.map((module) => [module, name] as const)
      }),
    )
    return names.get(id) ?? null
  }
}

/** The same for the same parts, so that a chunk's name changes with them only. */
const nameOf = (parts: readonly string[]) =>
  `shared-${createHash('sha256').update(parts.toSorted().join('\n')).digest('hex').slice(0, 6)}`
