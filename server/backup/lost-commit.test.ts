import { readdirSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBackupHarness, refusalOf } from '../testing/backup-harness.ts'
import { readContent } from '../testing/database-content.ts'
import { createTestDatabase } from '../testing/test-database.ts'

/** A restore whose commit is not answered may be complete: the images of its rows must not be removed. */

let harness: Awaited<ReturnType<typeof createBackupHarness>>
beforeAll(async () => {
  harness = await createBackupHarness()
})
afterAll(() => harness.close())

/** Stands between a client and PostgreSQL, and cuts the connection instead of handing on the answer to a commit. */
async function cutAtCommit(url: string) {
  const { port, hostname } = new URL(url)
  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    let isCommitting = false
    client.on('data', (chunk) => {
      isCommitting ||= chunk.includes('commit\0')
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => (isCommitting ? client.destroy() : client.write(chunk)))
    client.on('error', () => undefined).on('close', () => upstream.destroy())
    upstream.on('error', () => undefined).on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((proxy.address() as AddressInfo).port)
  return { url: through.href, close: () => proxy.close() }
}

it('says that its outcome is not known, and keeps the images', async () => {
  const { source, newPath, backUp, restore, root } = harness
  const file = newPath()
  await backUp(file)
  const target = await createTestDatabase('nothing')
  const proxy = await cutAtCommit(target.url)
  expect(await refusalOf(restore(file, proxy.url, 'lost'))).toMatch(
    /^The connection ended while the restore was committed\./,
  )
  expect(await readContent(target.url)).toEqual(await readContent(source.url))
  expect(readdirSync(join(root, 'lost/uploads/company')).length).toBeGreaterThan(0)
  proxy.close()
  await target.close()
})
