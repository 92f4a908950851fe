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
        const known = byKind.get(kind) ?? []
        if (known.includes(id)) continue
        known.push(id)
        if (known.length > maxOfKind) known.shift()
        byKind.set(kind, known)
      }
    },
    /** An id of a kind that exists, or existed; undefined when none was seen. */
    pick: (kind: string, random: Random): string | undefined => {
      const known = byKind.get(kind) ?? []
      return known.length === 0 ? undefined : known[random.between(0, known.length - 1)]
    },
  }
}

export type Ids = ReturnType<typeof createIds>
