import { expect, it } from 'vitest'
import { createRankedLimit } from './ranked-limit.ts'

const turn = () => new Promise((resolve) => setTimeout(resolve))

it('runs so many at the same time, the lowest rank of that moment first', async () => {
  const started: string[] = []
  const end = new Map<string, () => void>()
  const ranks: Record<string, number> = { a: 2, b: 1, c: 1, d: 0 }
  const run = createRankedLimit(2)
  const results = Object.keys(ranks).map((name) =>
    run(
      async () => {
        started.push(name)
        await new Promise<void>((resolve) => end.set(name, resolve))
        return name
      },
      () => ranks[name] ?? 0,
    ),
  )
  await turn()
  expect(started).toEqual(['d', 'b'])
  ranks['a'] = 0
  end.get('b')?.()
  await turn()
  expect(started).toEqual(['d', 'b', 'a'])
  for (const name of ['d', 'a']) end.get(name)?.()
  await turn()
  end.get('c')?.()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
})

it('goes on after an action that fails', async () => {
  const run = createRankedLimit(1)
  const failed = run(
    () => Promise.reject(new Error('No answer')),
    () => 0,
  )
  const after = run(
    async () => 'read',
    () => 0,
  )
  await expect(failed).rejects.toThrow('No answer')
  expect(await after).toBe('read')
})
