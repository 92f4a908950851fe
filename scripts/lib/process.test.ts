import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inRoot } from './paths.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-process-'))
  // The program that is started: says when it is up, and which signal ended it.
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

/** Collects what a process and those below it print until all of them are gone. */
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

describe('run', () => {
  it('hands a signal on, and keeps the exit code of what it runs', async () => {
    const script = spawn(process.execPath, [join(folder, 'script.mjs')])
    const code = new Promise((resolve) => {
      script.once('exit', resolve)
    })
    expect(await printed(script, 'up', () => script.kill('SIGTERM'))).toContain('asked to stop')
    expect(await code).toBe(7)
  })

  it('stops what it runs when npm is gone, whose end reaches only the shell between', async () => {
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${join(folder, 'script.mjs')}"; true`], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
    })
    expect(await printed(shell, 'up', () => shell.kill('SIGKILL'))).toContain('asked to stop')
  })
})
