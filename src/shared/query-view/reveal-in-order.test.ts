import { describe, expect, it } from 'vitest'
import { revealInOrder } from './read-state.ts'

const parts = ['head', 'list', 'foot']

describe('revealInOrder', () => {
  it('shows everything once all parts are ready', () => {
    expect(revealInOrder(parts, () => true)).toEqual(parts)
  })

  it('shows the first part that is not ready, and nothing below it', () => {
    expect(revealInOrder(parts, (part) => part !== 'list')).toEqual(['head', 'list'])
    expect(revealInOrder(parts, () => false)).toEqual(['head'])
  })
})
