import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findBinaries } from './binaries.ts'

const nobody = { uid: 65_534, gid: 65_534 }
const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A package like the real one, whose only program says where it found its library. */
function makePackage(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-package-'))
  made.push(folder)
  for (const part of ['bin', 'lib']) mkdirSync(join(folder, 'native', part), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: `test-${process.pid}` }))
  writeFileSync(
    join(folder, 'native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  )
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'library')
  for (const program of ['postgres', 'pg_ctl', 'initdb']) {
    writeFileSync(join(folder, 'native/bin', program), '#!/bin/sh\ncat "$(dirname "$0")/../lib/libpq.so.5"', {
      mode: 0o755,
    })
  }
  chmodSync(folder, mode)
  return folder
}

const runAsNobody = (program: string) => spawnSync(program, { ...nobody, cwd: '/', encoding: 'utf8' }).stdout

it('creates the symbolic links that npm omits', () => {
  const folder = makePackage(0o755)
  const { pgCtl } = findBinaries(undefined, folder)
  expect(pgCtl).toBe(join(folder, 'native/bin/pg_ctl'))
  expect(spawnSync(pgCtl, { encoding: 'utf8' }).stdout).toBe('library')
  expect(findBinaries(undefined, folder).pgCtl).toBe(pgCtl)
})

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it("uses the package in place where PostgreSQL's user has access", () => {
    const folder = makePackage(0o755)
    expect(runAsNobody(findBinaries(nobody, folder).initdb)).toBe('library')
    expect(findBinaries(nobody, folder).initdb).toContain(folder)
  })

  it("copies it once to a shared place when PostgreSQL's user has no access to the checkout", () => {
    const folder = makePackage(0o700)
    const { initdb } = findBinaries(nobody, folder)
    made.push(dirname(dirname(dirname(initdb))))
    expect(initdb.startsWith(folder)).toBe(false)
    expect(runAsNobody(initdb)).toBe('library')
    expect(findBinaries(nobody, folder).initdb).toBe(initdb)
  })
})
