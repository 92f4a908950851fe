import { expect, it } from 'vitest'
import { eachWithLimit } from './each-with-limit.ts'

it('runs at most so many at a time, all of them, in order', async () => {
  const begun: number[] = []
  let running = 0
  let most = 0
  await eachWithLimit([1, 2, 3, 4, 5], 3, async (item) => {
    begun.push(item)
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
  })
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(3)
})

it('starts nothing after a failure, and rejects with it once what runs has ended', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const run = eachWithLimit([1, 2, 3, 4], 2, async (item) => {
    begun.push(item)
    await new Promise((resolve) => setTimeout(resolve, item))
    if (item === 1) throw new Error('No answer')
    ended.push(item)
  })
  await expect(run).rejects.toThrow('No answer')
  expect(ended).toEqual([2])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(begun).toEqual([1, 2])
})

it('does nothing for no items', async () => {
  await expect(eachWithLimit([], 3, () => Promise.reject(new Error('not called')))).resolves.toBeUndefined()
})
