import { describe, expect, it } from 'vitest'
import { failuresOf } from './failures.mjs'

describe('failuresOf', () => {
  it('names the failed tests of Vitest and Jest, with the start of their message and without its colours', () => {
    const message = ['\u001B[31mAssertionError: no\u001B[39m', ...Array.from({ length: 30 }, (_, line) => `at ${line}`)]
    const report = {
      testResults: [
        {
          name: 'wallet.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'pays' },
            { status: 'failed', fullName: 'refunds', failureMessages: [message.join('\n')] },
          ],
        },
      ],
    }
    const [failure, ...others] = failuresOf(report)
    expect(others).toEqual([])
    expect(failure?.split('\n').slice(0, 3)).toEqual(['wallet.test.ts › refunds', 'AssertionError: no', 'at 0'])
    expect(failure?.split('\n')).toHaveLength(13)
    expect(failure).toMatch(/\n…$/)
  })

  it('names a file that could not be loaded', () => {
    const report = {
      testResults: [{ name: 'a.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] }],
    }
    expect(failuresOf(report)).toEqual(['a.test.ts\nSyntaxError'])
  })

  it("names Playwright's failed and flaky tests at any depth", () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'pin.spec.ts',
      ok: status === 'expected',
      tests: [{ status, results: [{ errors: [{ message: 'Timed out' }] }] }],
    })
    const report = { suites: [{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] }] }
    expect(failuresOf(report)).toEqual(['pin.spec.ts › b\nTimed out'])
  })

  it("repeats what this project's own report lists", () => {
    expect(failuresOf({ failures: ['Screens without a required state: x'] })).toEqual([
      'Screens without a required state: x',
    ])
    expect(failuresOf({})).toEqual([])
  })
})
