import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeStalePidFile } from './pid-file.ts'

vi.mock(import('node:fs'), { spy: true })

let folder: string
let child: ChildProcess
const pidFile = () => join(folder, 'postmaster.pid')

/** Starts a process with a program name in a working directory, and writes a pid file that names it. */
async function start(name: string, cwd: string) {
  copyFileSync('/bin/sleep', join(folder, name))
  child = spawn(join(folder, name), ['60'], { argv0: 'sleep', cwd, stdio: 'ignore' })
  await once(child, 'spawn')
  writeFileSync(pidFile(), [child.pid, folder, 0, 5432].join('\n'))
}

/** Makes working directories unreadable, as those of another user's processes are, also for root in a container. */
function hideWorkingDirectories() {
  vi.mocked(readlinkSync).mockImplementation(() => {
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
  })
}

describe.runIf(existsSync('/proc/self/cwd'))('the pid file of a folder', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-pid-'))
  })
  afterEach(async () => {
    vi.mocked(readlinkSync).mockReset()
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true })
  })

  it('stays while a process works in the folder', async () => {
    await start('postgres', folder)
    removeStalePidFile(folder)
    expect(existsSync(pidFile())).toBe(true)
  })

  it('is removed when its process works elsewhere', async () => {
    await start('postgres', '/')
    removeStalePidFile(folder)
    expect(existsSync(pidFile())).toBe(false)
  })

  it('stays while its process is a PostgreSQL whose working directory cannot be read', async () => {
    await start('postgres', folder)
    hideWorkingDirectories()
    removeStalePidFile(folder)
    expect(existsSync(pidFile())).toBe(true)
  })

  it('is removed when its process is another program whose working directory cannot be read', async () => {
    await start('nginx', '/')
    hideWorkingDirectories()
    removeStalePidFile(folder)
    expect(existsSync(pidFile())).toBe(false)
  })
})
