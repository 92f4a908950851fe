import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inRoot } from './paths.mjs'
import { signalHandling } from './process.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-process-'))
  // The program that is started: it prints when it is up, and when SIGTERM asks it to stop.
  writeFileSync(
    join(folder, 'program.mjs'),
    `process.on('SIGTERM', () => { console.log('asked to stop'); process.exit(7) }); setInterval(() => {}, 1000); console.log('up')`,
  )
  const library = JSON.stringify(pathToFileURL(inRoot('scripts', 'lib', 'process.mjs')).href)
  writeFileSync(
    join(folder, 'script.mjs'),
    `import { run } from ${library}; process.exitCode = await run(process.execPath, [${JSON.stringify(join(folder, 'program.mjs'))}])`,
  )
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Collects what a process and its descendants print until all of them have ended; calls `then` when `until` was printed. */
function printed(child: ChildProcess, until: string, then: () => void): Promise<string> {
  return new Promise((resolve) => {
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (!output.includes(until) && (output + text).includes(until)) then()
      output += text
    })
    child.stdout?.once('end', () => resolve(output))
  })
}

describe('signalHandling', () => {
  it('passes signals on everywhere but on Windows, where kill would end the child without its shutdown', () => {
    expect(signalHandling('linux')).toEqual({ signals: ['SIGINT', 'SIGTERM', 'SIGHUP'], isForwarded: true })
    expect(signalHandling('darwin')).toEqual(signalHandling('linux'))
    expect(signalHandling('win32')).toEqual({ signals: ['SIGINT', 'SIGBREAK', 'SIGHUP'], isForwarded: false })
  })
})

// Windows has neither SIGTERM nor a parent id that changes, so what these two tests ask for cannot happen there.
describe.runIf(process.platform !== 'win32')('run', () => {
  it('passes a signal on to the program and returns the exit code of the program', async () => {
    const script = spawn(process.execPath, [join(folder, 'script.mjs')])
    const code = new Promise((resolve) => {
      script.once('exit', resolve)
    })
    expect(await printed(script, 'up', () => script.kill('SIGTERM'))).toContain('asked to stop')
    expect(await code).toBe(7)
  })

  it('stops the program when npm has ended and only the shell between them noticed', async () => {
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${join(folder, 'script.mjs')}"; true`], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
    })
    expect(await printed(shell, 'up', () => shell.kill('SIGKILL'))).toContain('asked to stop')
  })
})
