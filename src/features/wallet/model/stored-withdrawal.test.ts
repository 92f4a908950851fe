import { expect, it } from 'vitest'
import { removeStoredWithdrawal, storeWithdrawal, readStoredWithdrawal } from './stored-withdrawal.ts'

function aStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

it('stores one withdrawal per employer, until it is removed', () => {
  const storage = aStorage()
  storeWithdrawal(storage, 'emp_1', { ref: 'a', amountKobo: 3_000_000 })
  expect(readStoredWithdrawal(storage, 'emp_1')).toEqual({ ref: 'a', amountKobo: 3_000_000 })
  expect(readStoredWithdrawal(storage, 'emp_2')).toBeUndefined()
  removeStoredWithdrawal(storage, 'emp_1')
  expect(readStoredWithdrawal(storage, 'emp_1')).toBeUndefined()
})

it.each(['{', '{}', '{"ref":"a","amountKobo":"5"}'])('ignores an invalid entry: %s', (text) => {
  const storage = aStorage()
  storage.setItem('marquee-withdrawal:emp_1', text)
  expect(readStoredWithdrawal(storage, 'emp_1')).toBeUndefined()
})

it('works without storage', () => {
  const refuse = () => {
    throw new Error('Full')
  }
  const storage = { ...aStorage(), getItem: refuse, setItem: refuse, removeItem: refuse }
  storeWithdrawal(storage, 'emp_1', { ref: 'a', amountKobo: 1 })
  removeStoredWithdrawal(storage, 'emp_1')
  expect(readStoredWithdrawal(storage, 'emp_1')).toBeUndefined()
})
