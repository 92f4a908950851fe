import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startWriting, storedTitles } from '../testing/acknowledged-writes.ts'
import { newFolder, startProcess, stopProcess } from '../testing/server-process.ts'
import { describeRequest, send } from './http.ts'
import { judgeWrites } from './judge.ts'
import type { AttackOptions, Report, Section } from './report.ts'
import { noLimits } from './servers.ts'

/** The size of the disk: the demo's database with its log, and some room. */
const diskMegabytes = 220

/** Mounts a small disk in memory. @returns false where this user may not mount */
function mountDisk(path: string): boolean {
  mkdirSync(path)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=0755`, 'tmpfs', path], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Writes a file until no byte is left on the disk. */
function fillDisk(path: string) {
  const file = openSync(path, 'w')
  try {
    for (const size of [1024 * 1024, 4096, 1]) {
      const chunk = Buffer.alloc(size)
      try {
        for (;;) writeSync(file, chunk)
      } catch {
        // The disk has no room for a chunk of this size.
      }
    }
  } finally {
    closeSync(file)
  }
}

/** Waits until a condition holds. @returns false when it does not within the time */
async function reaches(condition: () => boolean | Promise<boolean>, patienceMs: number): Promise<boolean> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    if (await condition()) return true
    await wait(200)
  }
  return false
}

async function fillWhileWriting(report: Report, dataDir: string, ballast: string) {
  const server = startProcess({
    ...noLimits,
    MARQUEE_DATA_DIR: dataDir,
    MARQUEE_SEED: 'demo',
    MARQUEE_SIMULATOR: 'off',
  })
  const base = await server.ready()
  const ready = { method: 'GET', path: '/readyz' }
  const isReady = () =>
    send(base, ready).then(
      ({ status }) => status === 200,
      () => false,
    )
  const writing = await startWriting(base, { prefix: 'disk, ' })
  await writing.reach(50)
  fillDisk(ballast)
  const isRefusing = await reaches(() => {
    // PostgreSQL reuses the room inside its files first.
    fillDisk(`${ballast}-2`)
    return [...writing.refused.keys()].some((status) => status >= 500)
  }, 60_000)
  const odd = [...writing.refused.keys()].filter((status) => ![500, 503].includes(status))
  report.check('the disk is full: writes are refused, not acknowledged', [
    ...(isRefusing ? [] : ['writes are not refused although no byte is left']),
    ...odd.map((status) => `a write was answered ${status}`),
  ])
  report.check(
    `the disk is full: ${describeRequest(ready)}`,
    (await reaches(async () => !(await isReady()), 20_000)) ? [] : ['/readyz answers 200'],
  )
  const health = await send(base, { method: 'GET', path: '/healthz' })
  report.check(
    'the disk is full: the process lives',
    health.status === 200 ? [] : [`/healthz answers ${health.status}`],
  )
  rmSync(ballast)
  rmSync(`${ballast}-2`, { force: true })
  const before = writing.acknowledged.length
  const isWell = await reaches(() => writing.acknowledged.length > before + 20, 60_000)
  report.check('room again: writes are acknowledged', isWell ? [] : ['no write was acknowledged for 60 s'])
  report.check('room again: readiness', (await reaches(isReady, 20_000)) ? [] : ['/readyz does not answer 200'])
  await writing.stop()
  report.check(
    'room again: every acknowledged write is there',
    judgeWrites(writing.acknowledged, await storedTitles(dataDir)),
  )
  const isLeaking = /disk, writer \d/.test(server.output())
  report.check('the log of failed writes', isLeaking ? ['the log contains what a failed write held'] : [])
  report.note(`${writing.acknowledged.length} acknowledged writes around a full disk of ${diskMegabytes} MB.`)
  await stopProcess(server)
}

async function run(report: Report, _options: AttackOptions) {
  const disk = join(newFolder(), 'disk')
  if (!mountDisk(disk)) {
    report.skip('a full disk, because this user may not mount one; run as root.')
    return
  }
  const unmount = () => void execFileSync('umount', ['--lazy', disk], { stdio: 'ignore' })
  process.once('exit', unmount)
  try {
    await fillWhileWriting(report, join(disk, 'data'), join(disk, 'ballast'))
  } finally {
    process.off('exit', unmount)
    unmount()
  }
}

/** A disk that fills up while clients write. */
export const disk: Section = { name: 'disk', title: 'A full disk', run }
