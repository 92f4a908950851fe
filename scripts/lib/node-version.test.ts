import { describe, expect, it } from 'vitest'
import { isAtLeast } from './node-version.mjs'

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
