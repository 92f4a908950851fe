import { chmodSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { cleanUp, databaseOf, newFolder, startProcess, stopProcess } from './testing/server-process.ts'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }

// Each test starts and stops whole servers, on however busy a machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
afterEach(cleanUp)

/** Logs the demo employer in at an address and returns the headers of its calls and its base. */
async function logIn(address: string) {
  const response = await fetch(`${address}/api/v1/employer/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@marquee.example', password: 'Marquee-demo-1' }),
  })
  const { data } = (await response.json()) as { data: { token: string; user: { employerId: string } } }
  return {
    path: `/api/v1/employer/${data.user.employerId}`,
    headers: { Authorization: `Bearer ${data.token}`, 'Content-Type': 'application/json' },
  }
}

describe('a start on an empty folder', () => {
  it('prints address and demo log-in, and leaves nothing running after a stop', async () => {
    const dataDir = newFolder()
    const server = startProcess({ MARQUEE_DATA_DIR: dataDir })
    const address = await server.ready()
    const { path, headers } = await logIn(address)
    expect((await fetch(`${address}${path}/profile/get-profile`, { headers })).status).toBe(200)
    expect(server.output()).toContain('demo@marquee.example  Marquee-demo-1')
    // Windows has no such modes: there the permissions of the folder decide.
    expect(statSync(join(dataDir, 'postgres.json')).mode & (process.platform === 'win32' ? 0 : 0o077)).toBe(0)
    expect(await stopProcess(server)).toBe(0)
    expect(databaseOf(dataDir).pid).toBeUndefined()
  })

  it('stops by the message that takes the place of SIGTERM on Windows', async () => {
    const dataDir = newFolder()
    const server = startProcess({ MARQUEE_DATA_DIR: dataDir, MARQUEE_SEED: 'none' })
    await server.ready()
    expect(await stopProcess(server, 'message')).toBe(0)
    expect(databaseOf(dataDir).pid).toBeUndefined()
  })

  it('keeps its data for the next start', async () => {
    const env = { MARQUEE_DATA_DIR: newFolder() }
    const first = startProcess(env)
    const { path, headers } = await logIn(await first.ready())
    await stopProcess(first)
    const address = await startProcess(env).ready()
    expect((await fetch(`${address}${path}/profile/get-profile`, { headers })).status).toBe(200)
  })
})

describe('two processes on one data folder', () => {
  it('share one PostgreSQL, and the last process stops it', async () => {
    const dataDir = newFolder()
    const [first, second] = [startProcess({ MARQUEE_DATA_DIR: dataDir }), startProcess({ MARQUEE_DATA_DIR: dataDir })]
    const [firstAddress, secondAddress] = await Promise.all([first.ready(), second.ready()])
    const { path, headers } = await logIn(firstAddress)
    const read = () => fetch(`${secondAddress}${path}/profile/get-profile`, { headers })
    expect((await read()).status).toBe(200)
    await stopProcess(first)
    expect((await read()).status).toBe(200)
    expect(databaseOf(dataDir).pid).toBeDefined()
    await stopProcess(second)
    expect(databaseOf(dataDir).pid).toBeUndefined()
  })
})

describe.runIf(isRoot)('started as root', () => {
  it('runs PostgreSQL as another user', async () => {
    const dataDir = newFolder()
    await startProcess({ MARQUEE_DATA_DIR: dataDir, MARQUEE_SEED: 'none' }).ready()
    expect(statSync(`/proc/${databaseOf(dataDir).pid}`).uid).not.toBe(0)
  })

  it("stores the database where PostgreSQL's user has access when the data folder denies it, and logs the place", async () => {
    const closed = newFolder()
    chmodSync(closed, 0o700)
    const dataDir = join(closed, 'data')
    const first = startProcess({ MARQUEE_DATA_DIR: dataDir })
    const { path, headers } = await logIn(await first.ready())
    const { clusterDir } = databaseOf(dataDir)
    expect(clusterDir.startsWith(closed)).toBe(false)
    expect(first.output()).toContain(clusterDir)
    await stopProcess(first)
    const second = startProcess({ MARQUEE_DATA_DIR: dataDir })
    expect((await fetch(`${await second.ready()}${path}/profile/get-profile`, { headers })).status).toBe(200)
    await stopProcess(second)
    rmSync(clusterDir, { recursive: true })
  })
})

describe('a start that cannot work names the variable to change for', () => {
  const failure = async (env: Record<string, string>, user?: typeof nobody) => {
    const server = startProcess(env, user)
    expect(await server.ended).toBe(1)
    // The words alone: an operator's problem is no reason for a stack.
    expect(server.output()).not.toContain('    at ')
    return server.output()
  }

  it('a data folder below a file', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    expect(await failure({ MARQUEE_DATA_DIR: join(file, 'data') })).toMatch(
      /data folder .*cannot be written[\s\S]*MARQUEE_DATA_DIR/,
    )
  })

  it.runIf(isRoot)("another user's data folder", async () => {
    expect(await failure({ MARQUEE_DATA_DIR: newFolder() }, nobody)).toMatch(
      /cannot be written \(EACCES[\s\S]*MARQUEE_DATA_DIR/,
    )
  })

  it('a damaged record, without starting an empty database beside the data', async () => {
    const dataDir = newFolder()
    writeFileSync(join(dataDir, 'postgres.json'), '{"port":')
    expect(await failure({ MARQUEE_DATA_DIR: dataDir })).toContain('postgres.json cannot be read')
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  })

  it('a port in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }
    const output = await failure({ DATABASE_URL: inject('databaseUrl'), PORT: String(port), MARQUEE_SEED: 'none' })
    expect(output).toContain(`Port ${port} is in use by another program`)
    expect(output).toContain(`PORT=${port + 1}`)
    other.close()
  })

  it.each([
    ['of nobody', (url: URL) => void (url.port = '1'), /ECONNREFUSED/],
    ['with a wrong password', (url: URL) => void (url.password = 'hunter2'), /password authentication failed/],
    ['with a wrong name', (url: URL) => void (url.pathname = '/missing'), /does not exist/],
  ])('a DATABASE_URL %s', async (_, change, reason) => {
    const url = new URL(inject('databaseUrl'))
    change(url)
    const output = await failure({ DATABASE_URL: url.href })
    expect(output).toMatch(/^\s*DATABASE_URL: no connection/)
    expect(output).toMatch(reason)
    expect(output).not.toContain(url.password)
  })

  it('a live payment key with sandbox money in the database', async () => {
    const dataDir = newFolder()
    const demo = startProcess({ MARQUEE_DATA_DIR: dataDir })
    await demo.ready()
    await stopProcess(demo)
    const output = await failure({ MARQUEE_DATA_DIR: dataDir, PAYSTACK_SECRET_KEY: 'sk_live_hunter2' })
    expect(output).toMatch(/PAYSTACK_SECRET_KEY: this database holds money of the sandbox/)
    expect(output).not.toContain('hunter2')
  })

  it('an invalid setting', async () => {
    expect(await failure({ PORT: 'eighty' })).toContain('PORT must be a whole number')
  })
})
