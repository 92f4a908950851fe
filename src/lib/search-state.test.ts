import * as z from 'zod/mini'
import { expect, describe, it } from 'vitest'
import { readSearch, writeSearch } from './search-state.ts'

const schema = z.object({
  tab: z._default(z.enum(['open', 'closed']), 'open'),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  q: z.optional(z.string()),
  status: z._default(z.array(z.string()), []),
})
const read = (text: string) => readSearch(schema, new URLSearchParams(text))

describe('reading an address', () => {
  it('takes what fits', () => {
    expect(read('tab=closed&page=3&q=dj&status=paid&status=late')).toEqual({
      tab: 'closed',
      page: 3,
      q: 'dj',
      status: ['paid', 'late'],
    })
  })

  it('reads a single value as a list where a list is wanted', () => {
    expect(read('status=paid').status).toEqual(['paid'])
  })

  it('gives each key that does not fit its own default', () => {
    expect(read('tab=nonsense&page=2')).toEqual({ tab: 'open', page: 2, status: [] })
    expect(read('tab=closed&page=-1&page=x')).toEqual({ tab: 'closed', page: 1, status: [] })
    expect(read('')).toEqual({ tab: 'open', page: 1, status: [] })
  })
})

describe('writing an address', () => {
  it('comes back as it was', () => {
    const state = { tab: 'closed' as const, page: 4, q: 'a&b=ọ', status: ['x', 'y'] }
    expect(readSearch(schema, writeSearch(schema, state))).toEqual(state)
  })

  it('leaves defaults and empty values out and keeps foreign keys', () => {
    const next = writeSearch(schema, { tab: 'open', page: 1, q: '', status: [] }, new URLSearchParams('utm=x&page=9'))
    expect(next.toString()).toBe('utm=x')
  })
})
