import { assert, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failsNubanCheck } from './nuban.ts'

describe('failsNubanCheck', () => {
  it.each(['0000014579', '0000000220'])('accepts %s of the bank 011', (number) => {
    expect(failsNubanCheck('011', number)).toBe(false)
  })

  it('accepts exactly one last digit for any nine before it, whatever the form of the code', () => {
    assert(
      property(stringMatching(/^(?:\d{3}|\d{5}|\d{6})$/), stringMatching(/^\d{9}$/), (bank, nine) => {
        const accepted = Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`).filter(
          (number) => !failsNubanCheck(bank, number),
        )
        return accepted.length === 1
      }),
    )
  })

  it('counts three digits with zeros in front, and five with a 9', () => {
    assert(
      property(
        stringMatching(/^\d{3}$/),
        stringMatching(/^\d{10}$/),
        (bank, number) => failsNubanCheck(bank, number) === failsNubanCheck(`000${bank}`, number),
      ),
    )
    assert(
      property(
        stringMatching(/^\d{5}$/),
        stringMatching(/^\d{10}$/),
        (bank, number) => failsNubanCheck(bank, number) === failsNubanCheck(`9${bank}`, number),
      ),
    )
  })

  it.each([
    ['011', '0000014578'],
    ['058', '0000014579'],
  ])('says that the bank %s has no account %s', (bank, number) => {
    expect(failsNubanCheck(bank, number)).toBe(true)
  })

  it.each([
    ['011', '000001457'],
    ['011', '00000145790'],
    ['011', '00000145x8'],
    ['0011', '0000014578'],
    ['', '0000014578'],
  ])('has nothing to say about %j and %j', (bank, number) => {
    expect(failsNubanCheck(bank, number)).toBe(false)
  })
})
