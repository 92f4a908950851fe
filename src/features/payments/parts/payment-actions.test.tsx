import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { paths } from '@/shared/paths.ts'
import { keepReturnTo, withReturnTo } from '@/shared/return-to.ts'
import { paymentState } from '../model/payment-state.ts'
import { PaymentActions } from './payment-actions.tsx'

function show(
  changes: Parameters<typeof aTransaction>[0],
  { isLate = false, mayPayAgain = true, canCheck = true } = {},
) {
  const payment = aTransaction(changes)
  const onCheck = vi.fn<() => void>()
  const onPayGig = vi.fn<() => void>()
  const onReport = vi.fn<(about: string) => void>()
  render(
    <PaymentActions
      state={paymentState(payment, isLate)}
      payment={payment}
      mayPayAgain={mayPayAgain}
      canCheck={canCheck}
      isChecking={false}
      onCheck={onCheck}
      onPayGig={onPayGig}
      onReport={onReport}
    />,
  )
  return {
    onCheck,
    onPayGig,
    onReport,
    names: [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent),
  }
}

const types = ['subscription', 'gig_payment', 'wallet_funding']
const notFinal = [
  { status: 'pending' },
  { status: 'processing' },
  { status: 'held_for_review' },
  // The server's `final` takes precedence over the status.
  { status: 'failed', final: false },
  { status: 'abandoned', final: false },
]

describe('while a payment is not final', () => {
  it.each(types.flatMap((type) => notFinal.map((state) => ({ type, ...state }))))(
    'offers no action at first: $type $status',
    (payment) => {
      expect(show(payment).names).toEqual([])
    },
  )

  it.each(types.flatMap((type) => notFinal.map((state) => ({ type, ...state }))))(
    'offers a status check and support later, never to pay again: $type $status',
    (payment) => {
      expect(show(payment, { isLate: true }).names).toEqual(['Contact support', 'Check again'])
    },
  )

  it('offers only support when the server cannot ask the provider', () => {
    expect(show({ status: 'pending' }, { isLate: true, canCheck: false }).names).toEqual(['Contact support'])
  })

  it('checks the status, and contacts support about an unconfirmed payment', async () => {
    const { onCheck, onReport } = show({ status: 'pending' }, { isLate: true })
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await userEvent.click(screen.getByRole('button', { name: 'Contact support' }))
    expect(onCheck).toHaveBeenCalledOnce()
    expect(onReport).toHaveBeenCalledWith('unconfirmed')
  })
})

describe('when it is final', () => {
  it.each([
    [{ type: 'subscription', status: 'success' }, ['Post a Gig']],
    [{ type: 'gig_payment', status: 'success', gigId: 'gig_1' }, ['Post another Gig', 'Invite workers', 'View Gig']],
    [{ type: 'subscription', status: 'failed' }, ['Report a debit', 'Try again']],
    [{ type: 'gig_payment', status: 'abandoned', gigId: 'gig_1' }, ['Continue payment']],
    [{ type: 'gig_payment', status: 'reversed', gigId: 'gig_1' }, ['Try again']],
    [
      { type: 'gig_payment', status: 'abandoned', gigId: 'gig_1', failureReason: '₦15,000.00 arrived later.' },
      ['Go to Wallet and Payments'],
    ],
  ])('offers the next actions: %j', (payment, names) => {
    expect(show(payment).names).toEqual(names)
  })

  it.each(['failed', 'abandoned', 'reversed'])(
    'does not offer to pay again while another payment for the same purpose may arrive: %s',
    (status) => {
      const { names } = show({ type: 'subscription', status }, { mayPayAgain: false })
      expect(names.join()).not.toMatch(/try again|continue|pay/i)
    },
  )

  it('pays again for a Gig on the spot', async () => {
    const { onPayGig } = show({ type: 'gig_payment', status: 'failed', gigId: 'gig_1' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onPayGig).toHaveBeenCalledOnce()
  })

  it.each([
    ['failed', 'Try again'],
    ['abandoned', 'Continue payment'],
    ['reversed', 'Try again'],
  ])('keeps the way back to the Gig when the payment for its plan is made again: %s', (status, name) => {
    keepReturnTo(paths.postGig)
    onTestFinished(() => sessionStorage.clear())
    show({ type: 'subscription', status })
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      withReturnTo(paths.billing({ tab: 'plans' }), paths.postGig),
    )
  })

  it('reports a debit to support', async () => {
    const { onReport } = show({ status: 'failed' })
    await userEvent.click(screen.getByRole('button', { name: 'Report a debit' }))
    expect(onReport).toHaveBeenCalledWith('debited')
  })
})
