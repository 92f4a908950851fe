import { describe, expect, it } from 'vitest'
import { type ReadProgress, createAllPagesReader } from './all-pages.ts'

/** A list of so many, which fails at the calls whose numbers are given. */
function listOf(total: number, failing: readonly number[] = []) {
  const skips: number[] = []
  const read = createAllPagesReader(({ skip, limit }) => {
    skips.push(skip)
    if (failing.includes(skips.length)) return Promise.reject(new Error('No answer'))
    return Promise.resolve({
      rows: Array.from({ length: Math.max(0, Math.min(limit, total - skip)) }, (_, index) => ({
        id: `row_${skip + index}`,
      })),
      total,
    })
  })
  return { read, skips }
}

function watch() {
  const seen: ReadProgress[] = []
  return {
    seen,
    reading: { signal: new AbortController().signal, onProgress: (progress: ReadProgress) => void seen.push(progress) },
  }
}

describe('reading all pages', () => {
  it('reads pages of 100 and reports its progress', async () => {
    const { read, skips } = listOf(250)
    const { seen, reading } = watch()
    const { rows, total } = await read(reading)
    expect(rows).toHaveLength(250)
    expect(total).toBe(250)
    expect(skips).toEqual([0, 100, 200])
    expect(seen).toEqual([
      { done: 100, total: 250 },
      { done: 200, total: 250 },
      { done: 250, total: 250 },
    ])
  })

  it('continues after a failure with the page that failed, and loses no row', async () => {
    const { read, skips } = listOf(250, [2])
    const { seen, reading } = watch()
    await expect(read(reading)).rejects.toThrow('No answer')
    expect(seen).toEqual([{ done: 100, total: 250 }])
    const { rows } = await read(reading)
    expect(skips).toEqual([0, 100, 100, 200])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(250)
  })

  it('stops at 5,000 and returns the larger total', async () => {
    const { read, skips } = listOf(5_001)
    const { rows, total } = await read(watch().reading)
    expect(rows).toHaveLength(5_000)
    expect(total).toBe(5_001)
    expect(skips).toHaveLength(50)
  })

  it('reads an empty list with one call', async () => {
    const { read, skips } = listOf(0)
    expect((await read(watch().reading)).rows).toEqual([])
    expect(skips).toEqual([0])
  })
})
