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
    expect(seen).toEqual([
      { done: 100, total: 250 },
      { done: 150, total: 250 },
    ])
    const { rows } = await read(reading)
    expect(skips).toEqual([0, 100, 200, 100])
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => `row_${index}`))
  })

  it('reads at most three pages at the same time once the first is there, and keeps their order', async () => {
    const open: (() => void)[] = []
    const skips: number[] = []
    const read = createAllPagesReader(async ({ skip, limit }) => {
      skips.push(skip)
      await new Promise<void>((resolve) => open.push(resolve))
      return { rows: Array.from({ length: limit }, (_, index) => ({ id: `row_${skip + index}` })), total: 500 }
    })
    const answer = async (index: number) => {
      open[index]?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
    const done = read(watch().reading)
    await answer(0)
    expect(skips).toEqual([0, 100, 200, 300])
    await answer(3)
    expect(skips).toEqual([0, 100, 200, 300, 400])
    for (const index of [4, 2, 1]) await answer(index)
    const { rows } = await done
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, index) => `row_${index}`))
  })

  it('reads on where the list has grown meanwhile, and stops at an empty page', async () => {
    const skips: number[] = []
    const totals = [100, 150, 900]
    const read = createAllPagesReader(async ({ skip }) => {
      skips.push(skip)
      const rows = skip < 200 ? Array.from({ length: 100 }, (_, index) => ({ id: `row_${skip + index}` })) : []
      return { rows, total: totals[Math.min(skips.length, 2)] ?? 0 }
    })
    expect((await read(watch().reading)).rows).toHaveLength(200)
    expect(skips.slice(0, 3)).toEqual([0, 100, 200])
    expect(skips.length).toBeLessThan(6)
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
