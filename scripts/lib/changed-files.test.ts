import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changedFiles } from './changed-files.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-changed-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    stdio: 'pipe',
  })
const write = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), `${name} ${Math.random()}`)
}
function commit(...names: string[]) {
  write(...names)
  git('add', '-A')
  git('commit', '--quiet', '--message', 'change')
}

it('lists what a branch and its working tree change, and nothing that only the other branch changed', () => {
  git('init', '--quiet', '--initial-branch=main')
  commit('same.ts', 'edited.ts', 'deleted.ts', 'elsewhere.ts', 'old-name.ts')
  git('branch', 'work')
  commit('elsewhere.ts')
  git('switch', '--quiet', 'work')
  commit('committed.ts')
  git('mv', 'old-name.ts', 'new-name.ts')
  write('edited.ts', 'ñew file.ts')
  rmSync(join(folder, 'deleted.ts'))
  const tree = ['deleted.ts', 'edited.ts', 'new-name.ts', 'old-name.ts', 'ñew file.ts']
  expect(changedFiles('HEAD', folder)?.toSorted()).toEqual(tree)
  expect(changedFiles('main', folder)?.toSorted()).toEqual(['committed.ts', ...tree].toSorted())
})

it('says so when the branch does not exist', () => {
  git('init', '--quiet')
  commit('file.ts')
  expect(() => changedFiles('main-2', folder)).toThrow('Git knows no main-2')
})

it('knows no changes outside a repository', () => {
  expect(changedFiles('HEAD', folder)).toBeUndefined()
})
