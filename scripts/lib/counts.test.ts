import { describe, expect, it } from 'vitest'
import { closingLine, countsOf, judge, sum } from './counts.mjs'

describe('countsOf', () => {
  it('reads the report of Vitest and Jest', () => {
    expect(countsOf({ numPassedTests: 7, numFailedTests: 2, testResults: [] })).toEqual({ passed: 7, failed: 2 })
  })

  it('counts a test file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ]
    expect(countsOf({ numPassedTests: 7, numFailedTests: 0, testResults })).toEqual({ passed: 7, failed: 1 })
  })

  it("reads Playwright's report and counts a flaky test as failed", () => {
    expect(countsOf({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual({ passed: 5, failed: 2 })
  })

  it("reads this project's own report, and returns undefined for other values", () => {
    expect(countsOf({ passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 })
    expect(countsOf({ ok: true })).toBeUndefined()
    expect(countsOf(null)).toBeUndefined()
  })
})

describe('judge', () => {
  it('returns the counts of a clean run unchanged', () => {
    expect(judge({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 })
    expect(judge({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
  })

  it.each([
    ['ran no test', { passed: 0, failed: 0 }, 0],
    ['left no report', undefined, 0],
    ['ended badly without a failed test', { passed: 3, failed: 0 }, 1],
  ])('counts one failure for a stage that %s', (_, counts, exitCode) => {
    expect(judge(counts, exitCode).failed).toBe(1)
  })
})

describe('the closing line', () => {
  it('is the sum of all stages', () => {
    expect(
      closingLine(
        sum([
          { passed: 2, failed: 0 },
          { passed: 40, failed: 1 },
        ]),
      ),
    ).toBe('42 passed, 1 failed')
  })
})
