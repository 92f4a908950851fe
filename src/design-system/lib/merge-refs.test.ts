import { createRef } from 'react'
import { expect, it } from 'vitest'
import { mergeRefs } from './merge-refs.ts'

it('passes the element to refs of every kind, in their order, and resets them', () => {
  const calls: string[] = []
  const object = createRef<string>()
  const attach = mergeRefs<string>(
    (element) => void calls.push(`first ${element}`),
    undefined,
    object,
    null,
    (element) => {
      calls.push(`second ${element}`)
      return () => void calls.push('second released')
    },
  )
  const release = attach('input')
  expect(object.current).toBe('input')
  expect(calls).toEqual(['first input', 'second input'])
  if (typeof release === 'function') release()
  expect(object.current).toBeNull()
  expect(calls).toEqual(['first input', 'second input', 'first null', 'second released'])
})
