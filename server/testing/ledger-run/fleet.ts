import { Client } from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseOf, newFolder, type ServerProcess, startProcess } from '../server-process.ts'

/**
 * Starts several server processes over one embedded PostgreSQL, which can be killed and restarted.
 * @param entry another file to start than `server/main.ts`
 */
export async function startFleet(size: number, env: Record<string, string>, entry?: string) {
  const dataDir = newFolder()
  const servers: ServerProcess[] = []
  const addresses: string[] = []
  const start = async (index: number) => {
    const server = startProcess({ MARQUEE_DATA_DIR: dataDir, MARQUEE_SEED: 'none', ...env }, undefined, entry)
    servers[index] = server
    addresses[index] = await server.ready()
  }
  for (let index = 0; index < size; index += 1) await start(index)

  /** Runs a statement directly on the database; retried while PostgreSQL is down. */
  async function query<T extends Record<string, unknown>>(
    statement: string,
    values: readonly unknown[] = [],
  ): Promise<T[]> {
    for (let tries = 1; ; tries += 1) {
      const client = new Client({ connectionString: databaseOf(dataDir).url })
      client.on('error', () => undefined)
      try {
        await client.connect()
        return (await client.query<T>(statement, [...values])).rows
      } catch (error) {
        if (tries > 60) throw error
        await wait(500)
      } finally {
        await client.end().catch(() => undefined)
      }
    }
  }

  return {
    dataDir,
    query,
    /** The URL of one server, which may be down. */
    address: (index: number) => addresses[index % size] ?? '',
    size,
    /** The process of one server. */
    process: (index: number) => servers[index % size],
    /** kill -9 of one process, and its restart. */
    kill: async (index: number) => {
      const server = servers[index % size]
      server?.child.kill('SIGKILL')
      await server?.ended
      await start(index % size)
    },
    /** kill -9 of PostgreSQL, which the servers restart. */
    killDatabase: () => {
      const { pid } = databaseOf(dataDir)
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    },
    /** The output of all servers, for debugging. */
    output: () => servers.map((server) => server.output()).join('\n'),
  }
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>
