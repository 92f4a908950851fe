import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBackupHarness, refusalOf } from '../testing/backup-harness.ts'
import { readContent } from '../testing/database-content.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { readZip, writeZip } from '../testing/zip-files.ts'

let harness: Awaited<ReturnType<typeof createBackupHarness>>
let target: TestDatabase
let path: string
beforeAll(async () => {
  harness = await createBackupHarness()
  target = await createTestDatabase('nothing')
})
beforeEach(async () => {
  path = harness.newPath()
  await harness.backUp(path)
})
afterAll(async () => {
  await target.close()
  await harness.close()
})

async function expectNothingChanged() {
  expect(await readContent(target.url)).toEqual({ sequences: [] })
  expect(existsSync(join(harness.root, 'target/uploads/company'))).toBe(false)
}

/** Writes another archive with changes of its files. */
async function repack(path: string, change: (entries: Map<string, Buffer>) => void): Promise<string> {
  const entries = await readZip(path)
  change(entries)
  const changed = harness.newPath()
  await writeZip(changed, entries)
  return changed
}
const editManifest = (edit: (manifest: Record<string, unknown>) => object) => (entries: Map<string, Buffer>) => {
  const manifest = JSON.parse(String(entries.get('manifest.json'))) as Record<string, unknown>
  entries.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, ...edit(manifest) })))
}

it.each<[string, string, (path: string) => Promise<string> | string]>([
  ['that does not exist', 'There is no file', () => join(harness.root, 'none.zip')],
  ['that is a folder', 'cannot be read', () => harness.root],
  [
    'cut in the middle',
    'no backup of Marquee, or only the beginning of one',
    (path) => {
      writeFileSync(`${path}.cut`, readFileSync(path).subarray(0, statSync(path).size / 2))
      return `${path}.cut`
    },
  ],
  [
    'without its last byte',
    'no backup of Marquee, or only the beginning of one',
    (path) => {
      writeFileSync(`${path}.cut`, readFileSync(path).subarray(0, -1))
      return `${path}.cut`
    },
  ],
  [
    'with a changed byte',
    'is damaged or not complete',
    (path) => {
      const bytes = readFileSync(path)
      bytes[2000] = (bytes[2000] ?? 0) ^ 1
      writeFileSync(path, bytes)
      return path
    },
  ],
  [
    'with a changed row',
    'is damaged or not complete',
    (path) => repack(path, (entries) => entries.set('tables/wallet.copy', Buffer.from('emp_1\tactive\tNGN\n'))),
  ],
  [
    'without a table',
    'is damaged or not complete',
    (path) => repack(path, (entries) => entries.delete('tables/gig.copy')),
  ],
  [
    'that is a text',
    'no backup of Marquee',
    (path) => {
      writeFileSync(path, 'hello')
      return path
    },
  ],
  [
    'that is an archive of something else',
    'no backup of Marquee',
    (path) => repack(path, (entries) => entries.delete('manifest.json')),
  ],
  [
    'with a manifest of something else',
    'no backup of Marquee',
    (path) =>
      repack(
        path,
        editManifest(() => ({ format: 'other' })),
      ),
  ],
  [
    'with a manifest that lacks something',
    'is damaged or not complete',
    (path) =>
      repack(
        path,
        editManifest(() => ({ tables: undefined })),
      ),
  ],
  [
    'with a path outside of the folder of images',
    'is damaged or not complete',
    (path) =>
      repack(
        path,
        editManifest(({ uploads }) => ({
          uploads: { ...(uploads as object), files: [{ key: '../../evil.webp', bytes: 0, sha256: '0'.repeat(64) }] },
        })),
      ),
  ],
  [
    'of a newer format',
    'was made by a newer version of Marquee',
    (path) =>
      repack(
        path,
        editManifest(() => ({ formatVersion: 2, tables: 'in another form' })),
      ),
  ],
  [
    'of a newer schema',
    'was made by a newer version of Marquee',
    (path) =>
      repack(
        path,
        editManifest(({ migrations }) => ({
          migrations: [...(migrations as object[]), { hash: 'of a newer version', createdAt: 4_102_444_800_000 }],
        })),
      ),
  ],
  [
    'whose tables had other columns',
    'had other columns',
    (path) =>
      repack(
        path,
        editManifest(({ tables }) => ({
          tables: (tables as { name: string; columns: string[] }[]).map((table) =>
            table.name === 'wallet' ? { ...table, columns: [...table.columns, 'limit'] } : table,
          ),
        })),
      ),
  ],
])('a file %s is refused, and nothing changes', async (_, message, make) => {
  expect(await refusalOf(harness.restore(await make(path), target.url, 'target'))).toContain(message)
  await expectNothingChanged()
})

it('a backup whose ledger is not that of its rows changes nothing', async () => {
  const ledger = { sumKobo: '1', unbalancedPostings: 0, wrongBalances: 0 }
  const wrong = await repack(
    path,
    editManifest(() => ({ ledger })),
  )
  await expect(harness.restore(wrong, target.url, 'target')).rejects.toThrow('The restored ledger differs')
  await expectNothingChanged()
})
