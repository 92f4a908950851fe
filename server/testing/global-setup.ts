import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../platform/db/embedded/embedded.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { consoleLog } from '../platform/log/log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the tests' PostgreSQL, at its maintenance database. */
    databaseUrl: string
  }
}

/** The migrated, empty database that each worker gets a copy of. */
export const templateName = 'marquee_template'

/**
 * Makes `test_template.restore()`, which gives every table the rows and every sequence the value that the migrations gave it.
 * Triggers and foreign keys are off meanwhile: the ledger refuses to delete entries.
 */
const restoreFunction = `
  create schema test_template;
  do $make$
  declare
    item record;
    has_rows boolean;
    body text := '';
  begin
    for item in select tablename as name from pg_tables where schemaname = 'public' loop
      body := body || format('delete from public.%I;', item.name);
      execute format('select exists (select from public.%I)', item.name) into has_rows;
      if has_rows then
        execute format('create table test_template.%1$I as table public.%1$I', item.name);
        body := body || format('insert into public.%1$I overriding system value table test_template.%1$I;', item.name);
      end if;
    end loop;
    for item in select format('public.%I', sequencename) as name, coalesce(last_value, start_value) as value, last_value is not null as is_used
      from pg_sequences where schemaname = 'public' loop
      body := body || format('perform setval(%L, %s, %L);', item.name, item.value, item.is_used);
    end loop;
    execute format(
      'create function test_template.restore() returns void language plpgsql set session_replication_role = replica as %L',
      'begin ' || body || ' end');
  end $make$;`

/**
 * Starts one PostgreSQL for the whole run, as `npm start` does, and prepares the template. What it holds may be lost, so it need not wait for
 * the disk. Returns what stops it.
 */
export async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-test-'))
  // Started as root, PostgreSQL runs as another user, who has to get in.
  chmodSync(dataDir, 0o755)
  const embedded = await openEmbedded(dataDir, consoleLog, [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=400',
  ])
  const url = new URL(embedded.url)
  url.pathname = '/postgres'
  const admin = new Client({ connectionString: url.href })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await admin.end()
  url.pathname = `/${templateName}`
  const pool = new Pool({ connectionString: url.href })
  await migrateDatabase(url.href)
  await pool.query(restoreFunction)
  await pool.end()
  url.pathname = '/postgres'
  project.provide('databaseUrl', url.href)
  return async () => {
    await embedded.release()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
}
