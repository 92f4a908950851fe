import { expect, it } from 'vitest'
import { dropWithdrawal, keepWithdrawal, readWithdrawal } from './kept-withdrawal.ts'

function aStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

it('stores one withdrawal per employer, until it is removed', () => {
  const storage = aStorage()
  keepWithdrawal(storage, 'emp_1', { ref: 'a', amountKobo: 3_000_000 })
  expect(readWithdrawal(storage, 'emp_1')).toEqual({ ref: 'a', amountKobo: 3_000_000 })
  expect(readWithdrawal(storage, 'emp_2')).toBeUndefined()
  dropWithdrawal(storage, 'emp_1')
  expect(readWithdrawal(storage, 'emp_1')).toBeUndefined()
})

it.each(['{', '{}', '{"ref":"a","amountKobo":"5"}'])('ignores an invalid entry: %s', (text) => {
  const storage = aStorage()
  storage.setItem('marquee-withdrawal:emp_1', text)
  expect(readWithdrawal(storage, 'emp_1')).toBeUndefined()
})

it('works without storage', () => {
  const refuse = () => {
    throw new Error('Full')
  }
  const storage = { ...aStorage(), getItem: refuse, setItem: refuse, removeItem: refuse }
  keepWithdrawal(storage, 'emp_1', { ref: 'a', amountKobo: 1 })
  dropWithdrawal(storage, 'emp_1')
  expect(readWithdrawal(storage, 'emp_1')).toBeUndefined()
})
