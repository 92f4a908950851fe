import { expect, it } from 'vitest'
import type { Resource } from './endpoint.ts'
import { endpoints } from './table.ts'

const resourcesOf = (kind: 'reads' | 'writes') => new Set(endpoints.flatMap((endpoint) => endpoint[kind]))

/** What no call of the employer changes: lists that the operator maintains. */
const onlyRead: readonly Resource[] = ['bank', 'plan', 'skill']

it('every resource that an endpoint writes is read by another', () => {
  const read = resourcesOf('reads')
  expect([...resourcesOf('writes')].filter((resource) => !read.has(resource))).toEqual([])
})

it('every resource that an endpoint reads is written by another, except what only the operator changes', () => {
  const written = resourcesOf('writes')
  expect([...resourcesOf('reads')].filter((resource) => !written.has(resource)).toSorted()).toEqual(onlyRead)
})

it('every call that changes something declares what it writes, unless nothing of it is read', () => {
  const silent = endpoints.filter(
    ({ scope, method, writes }) => scope === 'employer' && method !== 'GET' && writes.length === 0,
  )
  expect(silent.map(({ id }) => id)).toEqual([
    'account.logOut',
    // It only sends mail.
    'gigPeople.message',
    'security.forgotPin',
    'security.verifyForgotPin',
    'upload.uploadImage',
    // It only asks the bank.
    'wallet.resolveAccount',
  ])
})
