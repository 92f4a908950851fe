import { describe, expect, it } from 'vitest'
import { stubAnswer } from './stub.ts'

describe('the answer of the stub API', () => {
  it.each([
    ['{"title":"Ifẹ́olúwa"}', 400],
    ['"', 9000],
    ['₦', 3000],
  ])('has as many bytes as the answers of %s together', (text, count) => {
    const answers = Array.from({ length: count }, () => text)
    const size = Buffer.byteLength(answers.join(''))
    const answer = stubAnswer(answers)
    expect(size - Buffer.byteLength(answer)).toBeGreaterThanOrEqual(0)
    expect(size - Buffer.byteLength(answer)).toBeLessThan(4)
    expect(JSON.parse(answer).rows).toHaveLength(25)
  })

  it('has four cards and 25 rows when the answers are smaller', () => {
    const { cards, rows, rest } = JSON.parse(stubAnswer(['{}']))
    expect([cards.length, rows.length, rest]).toEqual([4, 25, ''])
  })
})
