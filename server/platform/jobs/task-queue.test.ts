import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTaskQueue } from './task-queue.ts'

it('runs as many tasks concurrently as it may, lets a number wait, and refuses more', async () => {
  const run = createTaskQueue({ atOnce: 2, waiting: 3, refuse: () => new Error('full') })
  const seen = { running: 0, most: 0, order: [] as number[] }
  const ends: (() => void)[] = []
  const task = (id: number) => async () => {
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    seen.order.push(id)
    await new Promise<void>((resolve) => ends.push(resolve))
    seen.running -= 1
    if (id === 1) throw new Error('failed')
    return id
  }
  const results = Array.from({ length: 7 }, (_, id) => run(task(id)).catch((error: Error) => error.message))
  expect(run.use()).toEqual({ running: 2, waiting: 3, refused: 2 })
  for (let round = 0; round < 10; round += 1) {
    await turn()
    for (const end of ends.splice(0)) end()
  }
  expect(await Promise.all(results)).toEqual([0, 'failed', 2, 3, 4, 'full', 'full'])
  expect(run.use()).toEqual({ running: 0, waiting: 0, refused: 2 })
  expect(seen).toEqual({ running: 0, most: 2, order: [0, 1, 2, 3, 4] })
  expect(await Promise.all([run(async () => 'a'), run(async () => 'b')])).toEqual(['a', 'b'])
})

it('refuses a holder who has its share, and runs tasks of others', async () => {
  const run = createTaskQueue({ atOnce: 1, waiting: 10, ofOneHolder: 2, refuse: () => new Error('full') })
  const task = async () => {
    await turn()
    return 'done'
  }
  const asked = ['a', 'a', 'a', 'b', undefined, undefined, undefined, 'b', 'b'].map((holder) =>
    run(task, holder).catch((error: Error) => error.message),
  )
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'full', 'done', 'done', 'done', 'done', 'done', 'full'])
  expect(await run(task, 'a')).toBe('done')
})
