import type { Random } from '../../simulator/random.ts'

/** Ids and references in answers, by their kind. */
const idPattern = /"((?:(gig|wg|ntf|quo|ses|wrk|tkt|ap|txn|dlv)_[\w-]+)|(MQ)-[A-Z]-\w+)"/g

/** How many ids of a kind are remembered: the newest. */
const maxOfKind = 60

/** The ids that an employer has seen in answers, so that later requests can name what exists. */
export function createIds() {
  const byKind = new Map<string, string[]>()
  return {
    harvest: (text: string) => {
      for (const [, id = '', prefix, reference] of text.matchAll(idPattern)) {
        const kind = prefix ?? reference ?? ''
        const ids = byKind.get(kind) ?? []
        if (ids.includes(id)) continue
        ids.push(id)
        if (ids.length > maxOfKind) ids.shift()
        byKind.set(kind, ids)
      }
    },
    /** An id of a kind that exists, or existed; undefined when none was seen. */
    pick: (kind: string, random: Random): string | undefined => {
      const ids = byKind.get(kind) ?? []
      return ids.length === 0 ? undefined : ids[random.between(0, ids.length - 1)]
    },
  }
}

export type Ids = ReturnType<typeof createIds>
