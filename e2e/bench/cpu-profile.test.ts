import { describe, expect, it } from 'vitest'
import { costsBetween, type CpuProfile } from './cpu-profile.ts'

const frame = (functionName: string) => ({ functionName, url: '', lineNumber: 0, columnNumber: 0 })

// From 0 to 10 ms: render, which calls layout twice, once through render itself.
const profile: CpuProfile = {
  startTime: 1_000_000,
  endTime: 1_010_000,
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2] },
    { id: 2, callFrame: frame('render'), children: [3, 4] },
    { id: 3, callFrame: frame('layout') },
    { id: 4, callFrame: frame('render'), children: [5] },
    { id: 5, callFrame: frame('layout') },
  ],
  samples: [2, 3, 5, 1],
  timeDeltas: [0, 2000, 3000, 1000],
}

describe('the costs of functions', () => {
  const costs = (from: number, to: number) =>
    costsBetween(profile, 1_000_000 + from, 1_000_000 + to, ({ functionName }) => functionName)

  it('are what they took themselves, and with what they called', () => {
    expect(costs(0, 10_000)).toEqual([
      { name: '(root)', self: 4, total: 10 },
      { name: 'layout', self: 4, total: 4 },
      { name: 'render', self: 2, total: 6 },
    ])
  })

  it('are those between two moments', () => {
    expect(costs(4000, 5500)).toEqual([
      { name: 'layout', self: 1.5, total: 1.5 },
      { name: 'render', self: 0, total: 1.5 },
      { name: '(root)', self: 0, total: 1.5 },
    ])
  })

  it('are not those of another process, which leaves a gap between two samples', () => {
    const waiting = { ...profile, samples: [2, 3], timeDeltas: [0, 50_000], endTime: 1_051_000 }
    const [first, second] = costsBetween(waiting, 1_000_000, 1_051_000, ({ functionName }) => functionName)
    expect(first).toEqual({ name: '(the processor was elsewhere)', self: 40, total: 40 })
    expect(second).toEqual({ name: 'render', self: 10, total: 11 })
  })

  it('are none where nothing was sampled', () => {
    expect(costs(20_000, 30_000)).toEqual([])
  })
})
