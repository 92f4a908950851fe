import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { StorageSettings } from '../platform/config/env.ts'
import { OperatorError } from '../platform/config/operator-error.ts'
import { createBackupHarness, refusalOf } from '../testing/backup-harness.ts'
import { startFakeS3 } from '../testing/fake-s3.ts'
import { readContent } from '../testing/database-content.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { readZip } from '../testing/zip-files.ts'
import { upload } from '../db/schema.ts'
import { takeBackupLock } from '../platform/db/backup-lock.ts'
import { parseFile } from './commands.ts'

const s3: StorageSettings = {
  kind: 's3',
  endpoint: 'https://s3.example',
  bucket: 'marquee-uploads',
  region: 'eu-west-1',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
}
const imageName = 'a'.repeat(32)

let harness: Awaited<ReturnType<typeof createBackupHarness>>
beforeAll(async () => {
  harness = await createBackupHarness()
})
afterAll(() => harness.close())

/** Writes a backup to a new file. @returns its path */
async function backUp(storage?: StorageSettings): Promise<string> {
  const path = harness.newPath()
  await harness.backUp(path, storage === undefined ? {} : { storage })
  return path
}

/** Backs up, and does something while an image is being read. @returns the error of the backup */
async function backUpAnd(interrupt: (interruption: AbortController) => Promise<void>): Promise<unknown> {
  const interruption = new AbortController()
  const path = harness.newPath()
  const image = join(harness.root, `source/uploads/company/${imageName}.webp`)
  const content = readFileSync(image)
  rmSync(image)
  // A named pipe is read to its end only when its writer closes it.
  execFileSync('mkfifo', [image])
  const running = harness.backUp(path, { signal: interruption.signal }).catch((reason: unknown) => reason)
  const pipe = await open(image, 'w')
  await interrupt(interruption)
  await pipe.writeFile(content)
  await pipe.close()
  const result = await running
  rmSync(image)
  writeFileSync(image, content)
  expect([harness.partialFiles(), existsSync(path)]).toEqual([[], false])
  return result
}

describe('a backup', () => {
  it('is a file that only its owner can read, and says what it contains', async () => {
    const path = harness.newPath()
    const printed = await harness.backUp(path)
    expect(printed).toMatch(/holds [\d,]+ rows in \d+ tables and 2 image files, as of 20/)
    expect(printed).toContain('personal data, bank account numbers and hashes of passwords')
    expect(printed).not.toContain('WARNING')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(harness.partialFiles()).toEqual([])
    expect([...(await readZip(path)).keys()].at(-1)).toBe('manifest.json')
  })

  it('overwrites no file', async () => {
    const path = harness.newPath()
    writeFileSync(path, 'mine')
    expect(await refusalOf(harness.backUp(path))).toContain('overwrites no file')
    expect(readFileSync(path, 'utf8')).toBe('mine')
  })

  it('that cannot be written says so', async () => {
    expect(await refusalOf(harness.backUp(join(harness.root, 'none/a.zip')))).toContain('Choose a folder that exists')
  })

  it('that is interrupted leaves no file', async () => {
    const interruption = new AbortController()
    const path = harness.newPath()
    const running = refusalOf(harness.backUp(path, { signal: interruption.signal }))
    await expect.poll(harness.partialFiles, { interval: 1 }).toHaveLength(1)
    interruption.abort(new OperatorError('Interrupted.'))
    expect(await running).toBe('Interrupted.')
    expect([harness.partialFiles(), existsSync(path)]).toEqual([[], false])
    expect(await refusalOf(harness.backUp(path, { signal: interruption.signal }))).toBe('Interrupted.')
  })

  // Without its connection it has no lock, and a server could delete the images that it has not read yet.
  describe.skipIf(process.platform === 'win32')('that loses its connection among the images leaves no file:', () => {
    it('by an interruption', async () => {
      const reason = new OperatorError('Interrupted.')
      expect(await backUpAnd(async (interruption) => interruption.abort(reason))).toBe(reason)
    })

    it('by the end of its session', async () => {
      const error = await backUpAnd(async () => {
        await harness.source.db.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'marquee-backup' and datname = current_database()`,
        )
      })
      expect(error).toBeInstanceOf(Error)
    })
  })

  it('of a server with a bucket says that the images are not in it', async () => {
    expect(await harness.backUp(harness.newPath(), { storage: s3 })).toContain(
      'in the bucket marquee-uploads and not in this file',
    )
  })

  it('warns of images in use whose files are missing', async () => {
    await harness.addImage('d', { '': 'without its thumbnail' }, null)
    const printed = await harness.backUp(harness.newPath())
    await harness.source.db.delete(upload).where(sql`${upload.key} like 'company/ddd%'`)
    expect(printed).toContain(
      `WARNING: 1 image file that profiles use did not exist: company/${'d'.repeat(32)}-128.webp`,
    )
  })

  it('warns of a ledger with errors, and holds it as it is', async () => {
    const change = (kobo: number) =>
      harness.source.db.execute(
        sql`update ledger_account set balance_kobo = balance_kobo + ${kobo} where kind = 'wallet'`,
      )
    await change(1)
    const printed = await harness.backUp(harness.newPath())
    await change(-1)
    expect(printed).toMatch(/WARNING: the ledger of this database has errors: .*"wrongBalances":1/)
  })

  it('is refused for a database that is not of Marquee, and one that cannot be reached', async () => {
    const empty = await createTestDatabase('nothing')
    expect(await refusalOf(harness.backUp(harness.newPath(), { url: empty.url }))).toContain('not one of Marquee')
    await empty.close()
    const url = 'postgres://nobody:secret@127.0.0.1:9/none'
    const message = await refusalOf(harness.backUp(harness.newPath(), { url }))
    expect(message).toContain('DATABASE_URL: no connection to none')
    expect(message).not.toContain('secret')
  })

  it('is refused while another one of the same database runs', async () => {
    const other = new Client({ connectionString: harness.source.url })
    await other.connect()
    // A connection that is left open by a failure would hold up the removal of the database until its time limit.
    onTestFinished(() => other.end())
    await takeBackupLock(other)
    expect(await refusalOf(harness.backUp(harness.newPath()))).toContain('Another backup of this database is running')
  })
})

describe('a restore', () => {
  let target: TestDatabase
  beforeEach(async () => {
    target = await createTestDatabase('nothing')
    return () => target.close()
  })

  let folders = 0
  const newFolder = () => `target-${(folders += 1)}`
  const imagesOf = (folder: string) => join(harness.root, folder, 'uploads/company')

  it('brings back every row, sequence and image', async () => {
    const folder = newFolder()
    expect(await harness.restore(await backUp(), target.url, folder)).toMatch(
      /holds [\d,]+ rows in \d+ tables and 2 image files, as of .* What changed after/,
    )
    expect(await readContent(target.url)).toEqual(await readContent(harness.source.url))
    expect(readdirSync(imagesOf(folder)).toSorted()).toEqual([`${imageName}-128.webp`, `${imageName}.webp`])
    expect(readFileSync(join(imagesOf(folder), `${imageName}.webp`), 'utf8')).toBe('an image')
    expect(readFileSync(join(imagesOf(folder), `${imageName}-128.webp`), 'utf8')).toBe('its thumbnail')
  })

  it('leaves a database that numbers, counts and guards its rows as before', async () => {
    await harness.restore(await backUp(), target.url, newFolder())
    const { rows } = await target.db.execute<{ last: number | null; next: number }>(sql`
      with last as (select max(number) as number from ticket)
      insert into ticket (id, employer_id, topic, subject, message, created_at)
        select 'tic_new', id, 'other', '', '', now() from employer limit 1
        returning number as next, (select number from last) as last`)
    expect(rows[0]?.next).toBe((rows[0]?.last ?? 10_000) + 1)
    await expect(target.db.execute(sql`delete from ledger_entry`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed') },
    })
    const { rows: gigs } = await target.db.execute<{ id: string; before: number }>(sql`
      with added as (
        insert into applicant (id, gig_id, employer_id, worker_id, applied_at, changed_at)
          select 'app_new', g.id, g.employer_id, w.id, now(), now() from gig g, worker w
          where not exists (select from applicant a where a.gig_id = g.id and a.worker_id = w.id) limit 1
          returning gig_id)
      select g.id, g.pending_count as before from gig g, added where g.id = added.gig_id`)
    const { rows: counts } = await target.db.execute(
      sql`select pending_count as count from gig where id = ${gigs[0]?.id}`,
    )
    expect(counts).toEqual([{ count: (gigs[0]?.before ?? 0) + 1 }])
  })

  it('leaves a database with the indexes and triggers of the migrations', async () => {
    await harness.restore(await backUp(), target.url, newFolder())
    const readSchema = async ({ db }: TestDatabase) => {
      const { rows: indexes } = await db.execute(
        sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`,
      )
      const { rows: triggers } = await db.execute(
        sql`select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`,
      )
      return { indexes, triggers }
    }
    const schema = await readSchema(target)
    expect(schema).toEqual(await readSchema(harness.source))
    expect(schema.indexes.length).toBeGreaterThan(50)
  })

  it('needs no superuser', async () => {
    const address = new URL(target.url)
    const name = address.pathname.slice(1)
    const role = `owner_of_${name}`
    await target.db.execute(sql.raw(`create role ${role} login password 'secret'`))
    await target.db.execute(sql.raw(`alter database ${name} owner to ${role}`))
    address.username = role
    address.password = 'secret'
    await harness.restore(await backUp(), address.href, newFolder())
    expect(await readContent(address.href)).toEqual(await readContent(harness.source.url))
    await target.db.execute(sql.raw(`alter database ${name} owner to current_user`))
    await target.db.execute(sql.raw(`drop owned by ${role} cascade`))
    await target.db.execute(sql.raw(`drop role ${role}`))
  })

  it('that is interrupted changes nothing', async () => {
    const path = await backUp()
    const interruption = new AbortController()
    const folder = newFolder()
    const running = refusalOf(harness.restore(path, target.url, folder, { signal: interruption.signal }))
    const connections = () =>
      harness.source.db.execute(
        sql`select from pg_stat_activity where application_name = 'marquee-backup' and datname = ${new URL(target.url).pathname.slice(1)}`,
      )
    await expect.poll(async () => (await connections()).rowCount, { interval: 1 }).toBe(1)
    interruption.abort(new OperatorError('Interrupted.'))
    expect(await running).toBe('Interrupted.')
    expect(await readContent(target.url)).toEqual({ sequences: [] })
    expect(existsSync(imagesOf(folder))).toBe(false)
  })

  it('of a backup with a bucket names it', async () => {
    expect(await harness.restore(await backUp(s3), target.url, newFolder())).toContain(
      'in the bucket marquee-uploads: set MARQUEE_S3_…',
    )
  })

  it('stores the images in the bucket of the settings', async () => {
    const fake = await startFakeS3()
    await harness.restore(await backUp(), target.url, newFolder(), { storage: { kind: 's3', ...fake.settings } })
    expect([...fake.files.keys()].toSorted()).toEqual([`company/${imageName}-128.webp`, `company/${imageName}.webp`])
    await fake.close()
  })

  it('leaves out tables that are not of Marquee, and names them', async () => {
    await harness.source.db.execute(sql`create table heartbeat (at timestamptz)`)
    const path = await backUp()
    await harness.source.db.execute(sql`drop table heartbeat`)
    expect(await harness.restore(path, target.url, newFolder())).toContain(
      "Left out, because they are not Marquee's: heartbeat.",
    )
  })

  it('is refused where data is: in the database, and in the folder of images', async () => {
    const path = await backUp()
    await target.db.execute(sql`create table other (id int)`)
    expect(await refusalOf(harness.restore(path, target.url, newFolder()))).toContain(
      'is not empty. A backup is restored into an empty database only',
    )
    await target.db.execute(sql`drop table other`)
    expect(await refusalOf(harness.restore(path, target.url, 'source'))).toContain('is not empty: it holds company.')
    expect(await readContent(target.url)).toEqual({ sequences: [] })
    expect(readFileSync(join(imagesOf('source'), `${imageName}.webp`), 'utf8')).toBe('an image')
  })
})

describe('the arguments', () => {
  it('are one file, relative to the folder of the call', () => {
    expect(parseFile('backup', ['a.zip'], '/srv')).toBe('/srv/a.zip')
    expect(parseFile('restore', ['/mnt/a.zip'], '/srv')).toBe('/mnt/a.zip')
    expect(() => parseFile('backup', [], '/srv')).toThrow('npm run backup -- FILE')
    expect(() => parseFile('restore', ['a.zip', 'b.zip'], '/srv')).toThrow('takes one file and nothing else')
  })
})
