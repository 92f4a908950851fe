import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { expect, it, vi } from 'vitest'
import type { Http } from '@/api/client/http.ts'
import { answer } from '@/api/client/testing/hook-harness.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import { aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { PlanOverview } from './parts/plan-overview.tsx'

/** Shows the plan in a tab that can be left and opened again. The server answers when it is told to. */
function showInTab() {
  let answerNow = () => {}
  const answered = new Promise<ReturnType<typeof answer>>((resolve) => {
    answerNow = () => resolve(answer(200, { data: aWallet() }))
  })
  const { wrapper } = queryProviders(vi.fn<Http['send']>(() => answered))
  const inTab = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <PlanOverview subscription={aSubscription()} />
    </Activity>
  )
  const { rerender } = render(inTab('visible'), { wrapper })
  return {
    leave: () => rerender(inTab('hidden')),
    openAgain: () => rerender(inTab('visible')),
    cancelled: () => act(async () => answerNow()),
  }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const question = () => screen.queryByRole('alertdialog', { name: 'Cancel your plan?' })

it('does not ask whether to cancel the plan when its tab was left meanwhile', async () => {
  const tab = showInTab()
  await press('Cancel plan')
  expect(question()).toBeVisible()
  tab.leave()
  tab.openAgain()
  await waitFor(() => expect(question()).toBeNull())
})

it('does not ask again about a plan that was cancelled while its tab was hidden', async () => {
  const tab = showInTab()
  await press('Cancel plan')
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel plan' }).at(-1) as HTMLElement)
  tab.leave()
  await tab.cancelled()
  tab.openAgain()
  await waitFor(() => expect(question()).toBeNull())
})

it('puts the focus on what is left once the plan is cancelled, and on the button that asked where it is kept', async () => {
  const tab = showInTab()
  await tab.cancelled()
  await press('Cancel plan')
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel plan' }).at(-1) as HTMLElement)
  await waitFor(() => expect(question()).toBeNull())
  expect(screen.getByRole('link', { name: 'Change plan' })).toHaveFocus()

  // As after the plan was resumed: what came of the first question says nothing of the second.
  await press('Cancel plan')
  await press('Keep plan')
  await waitFor(() => expect(question()).toBeNull())
  expect(screen.getByRole('button', { name: 'Cancel plan' })).toHaveFocus()
})

it('offers a cancelled plan first to be resumed', () => {
  const { wrapper } = queryProviders(vi.fn<Http['send']>())
  const lookOf = (element: HTMLElement) => element.className
  const { unmount } = render(<PlanOverview subscription={aSubscription()} />, { wrapper })
  const main = lookOf(screen.getByRole('link', { name: 'Change plan' }))
  unmount()
  render(<PlanOverview subscription={aSubscription({ cancelAtPeriodEnd: true })} />, { wrapper })
  expect(lookOf(screen.getByRole('button', { name: 'Resume plan' }))).toBe(main)
  expect(lookOf(screen.getByRole('link', { name: 'Change plan' }))).not.toBe(main)
})

it('says of Gigs that are left over at the renewal that they last, not when they run out', () => {
  const { wrapper } = queryProviders(vi.fn<Http['send']>())
  const halfway = {
    gigCount: 10,
    startedAt: new Date(Date.now() - 15 * 86_400_000).toISOString(),
    renewsAt: new Date(Date.now() + 15 * 86_400_000).toISOString(),
  }
  const { rerender } = render(<PlanOverview subscription={aSubscription({ ...halfway, gigUsed: 4 })} />, { wrapper })
  expect(screen.getByText('At this pace your Gigs last until they renew')).toBeVisible()
  rerender(<PlanOverview subscription={aSubscription({ ...halfway, gigUsed: 6 })} />)
  expect(screen.getByText(/^At this pace your Gigs last until about \d+ \w+$/)).toBeVisible()
})
