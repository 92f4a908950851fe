import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { withLock } from './lock.mjs'
import { inRoot } from './paths.mjs'

const name = `test-${process.pid}`
const file = inRoot('.cache', `${name}.lock`)

afterEach(() => {
  rmSync(file, { force: true })
})

describe('withLock', () => {
  it('starts the second work after the first has ended, even when the first failed', async () => {
    const events: string[] = []
    let endFirst = () => {}
    const first = withLock(name, async () => {
      events.push('first begins')
      await new Promise<void>((resolve) => {
        endFirst = resolve
      })
      events.push('first ends')
      throw new Error('broken')
    })
    const second = withLock(name, async () => void events.push('second begins'))
    endFirst()
    await expect(first).rejects.toThrow('broken')
    await second
    expect(events).toEqual(['first begins', 'first ends', 'second begins'])
    expect(existsSync(file)).toBe(false)
  })

  it('takes over the lock of a process that has ended', async () => {
    const endedPid = spawnSync(process.execPath, ['--version']).pid
    mkdirSync(inRoot('.cache'), { recursive: true })
    writeFileSync(file, String(endedPid))
    await expect(withLock(name, async () => 'done')).resolves.toBe('done')
  })
})
