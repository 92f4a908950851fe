import { describe, expect, it } from 'vitest'
import { aWallet } from '@/api/mocks/factories.ts'
import { aWithdrawalAccount } from '@/api/mocks/money-factories.ts'
import { furthestStep, shownStep, stepperSteps } from './activation.ts'

const account = aWithdrawalAccount()
const inactive = (pinSet: boolean) => aWallet({ status: 'not_activated', pinSet })

describe('furthestStep', () => {
  it.each([
    ['nothing is done', { wallet: inactive(false), account: null }, '1'],
    ['there is a PIN and no account', { wallet: inactive(true), account: null }, '1'],
    ['the account is saved', { wallet: inactive(false), account }, '2'],
    ['both are there', { wallet: inactive(true), account }, '3'],
    ['the wallet is active', { wallet: aWallet(), account: null }, '3'],
  ] as const)('when %s', (_case, facts, step) => {
    expect(furthestStep(facts)).toBe(step)
  })
})

describe('shownStep', () => {
  it('allows completed steps, and never a step whose predecessors are not completed', () => {
    const facts = { wallet: inactive(false), account }
    expect(shownStep(facts, '1')).toBe('1')
    expect(shownStep(facts, '2')).toBe('2')
    expect(shownStep(facts, '3')).toBe('2')
    expect(shownStep(facts, undefined)).toBe('2')
  })

  it('has only the last step for an active wallet', () => {
    expect(shownStep({ wallet: aWallet(), account }, '1')).toBe('3')
  })
})

describe('stepperSteps', () => {
  const nowhere = () => undefined
  const looks = (facts: Parameters<typeof stepperSteps>[0], hasFailed = false) =>
    stepperSteps(facts, '3', nowhere, hasFailed).map(({ label, state }) => [label, state])

  it('is completed only for an active wallet', () => {
    expect(looks({ wallet: inactive(true), account }).at(2)).toEqual(['Activate', 'current'])
    expect(looks({ wallet: inactive(true), account }, true).at(2)).toEqual(['Activate', 'error'])
    expect(looks({ wallet: aWallet(), account }).at(2)).toEqual(['Done', 'done'])
  })
})
