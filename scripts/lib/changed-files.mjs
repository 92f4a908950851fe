import { spawnSync } from 'node:child_process'
import { SetupError } from './fail.mjs'
import { inRoot } from './paths.mjs'

/** @param {readonly string[]} args @param {string} cwd */
const git = (args, cwd) => spawnSync('git', args, { cwd, encoding: 'utf8' })

/**
 * Lists the files that differ from a commit: committed since the branch left it, changed, added or deleted in the working
 * tree, or not yet tracked.
 * @param {string} since a branch, tag or commit @param {string} [folder] the repository's root
 * @returns {string[] | undefined} paths relative to the root; undefined where there is no Git repository
 * @throws {SetupError} when the repository has no such commit
 */
export function changedFiles(since, folder = inRoot()) {
  if (git(['rev-parse', '--verify', 'HEAD'], folder).status !== 0) return undefined
  const mergeBase = git(['merge-base', since, 'HEAD'], folder)
  if (mergeBase.status !== 0) {
    throw new SetupError(
      `Git knows no ${since} that this branch comes from. Name another: npm test -- --changed=<branch>`,
    )
  }
  const lists = [
    ['diff', '--name-only', '--no-renames', '-z', mergeBase.stdout.trim()],
    ['ls-files', '--others', '--exclude-standard', '-z'],
  ]
  return lists.flatMap((args) =>
    git(args, folder)
      .stdout.split('\0')
      .filter((path) => path !== ''),
  )
}
