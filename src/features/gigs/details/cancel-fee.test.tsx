import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { failOnce } from '@/api/mocks/faults.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const typePin = async () => {
  await userEvent.click(await screen.findByLabelText('Digit 1 of 4'))
  await userEvent.keyboard('2580{Enter}')
}
const grownTo = (fee: string) => `The cancellation fee is ${fee} now. Confirm it to cancel.`

it('shows a fee that a Gig costs by now in place, and sends it with the next PIN', async () => {
  const message = grownTo('₦15,000.00')
  app.open(gigPaths.view('gig_1', 'cancel'), {
    api: [failOnce(gigs.cancel, 'FEE_UNCONFIRMED', { message, feeKobo: 1_500_000 })],
  })
  await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'The date changed')
  await press('Cancel Gig')
  await typePin()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(
    screen.getByText(
      'Wedding photographer. You get back ₦235,000.00. Cancellation fee ₦15,000.00 goes to hired workers.',
    ),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel and get back ₦235,000.00' })).toBeTruthy()
  await typePin()
  expect(await screen.findByText('Gig cancelled')).toBeTruthy()
  expect(app.calls('cancel-gig').map(({ body }) => [body['feeKobo'], body['refundKobo']])).toEqual([
    [0, 25_000_000],
    [1_500_000, 23_500_000],
  ])
})

it('shows a refund that is lower by now in place, and sends it with the next PIN', async () => {
  const message = 'You get back ₦240,000.00 now. Confirm it to cancel.'
  app.open(gigPaths.view('gig_1', 'cancel'), {
    api: [failOnce(gigs.cancel, 'FEE_UNCONFIRMED', { message, feeKobo: 0, refundKobo: 24_000_000 })],
  })
  await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'The date changed')
  await press('Cancel Gig')
  await typePin()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByText('Wedding photographer. You get back ₦240,000.00.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel and get back ₦240,000.00' })).toBeTruthy()
  await typePin()
  expect(await screen.findByText('Gig cancelled')).toBeTruthy()
  expect(app.calls('cancel-gig').map(({ body }) => body['refundKobo'])).toEqual([25_000_000, 24_000_000])
})

it('ends the title of a Gig with one mark only', async () => {
  app.open(gigPaths.view('gig_1', 'cancel'), {
    world: smallVenue({ gigs: smallVenue().gigs.map((gig) => ({ ...gig, title: 'Bring the whole crew!' })) }),
  })
  await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'The date changed')
  await press('Cancel Gig')
  expect(await screen.findByText(/^Bring the whole crew! You get back ₦/)).toBeTruthy()
})

const isOld = 'This page is out of date. Reload it to see the amount, then try again.'

it.each([
  [
    'a Gig',
    gigPaths.view('gig_1', 'cancel'),
    gigs.cancel,
    async () => {
      await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'The date changed')
      await press('Cancel Gig')
      await typePin()
    },
  ],
  [
    'a hire',
    gigPaths.profile('gig_1', 'worker', 'wg_1'),
    gigPeople.cancelHire,
    async () => {
      await press('More actions')
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel hire' }))
      await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'The date changed')
      await press('Cancel hire')
    },
  ],
] as const)('says in the dialog that the page must be loaded again to cancel %s', async (_what, at, endpoint, send) => {
  app.open(at, { api: [failOnce(endpoint, 'VALIDATION_FAILED', { message: isOld, errors: { feeKobo: isOld } })] })
  await send()
  expect(await within(await screen.findByRole('dialog')).findByText(isOld)).toBeTruthy()
})

it('shows a fee that a hire costs by now in place, and sends it with the next press', async () => {
  const message = grownTo('₦5,000.00')
  app.open(gigPaths.profile('gig_1', 'worker', 'wg_1'), {
    api: [failOnce(gigPeople.cancelHire, 'FEE_UNCONFIRMED', { message, feeKobo: 500_000 })],
  })
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel hire' }))
  await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'The date changed')
  await press('Cancel hire')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByText(/^Cancellation fee ₦5,000\.00 goes to Ọládípọ̀ Adéwálé/)).toBeTruthy()
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'date_changed')
  await press('Cancel hire')
  expect(await screen.findByText('Hire cancelled')).toBeTruthy()
  expect(app.calls('cancel-worker-gig').map(({ body }) => body['feeKobo'])).toEqual([0, 500_000])
})
