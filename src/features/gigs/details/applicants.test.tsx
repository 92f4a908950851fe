import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { fail, failOnce, hold, offline } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { someGigs } from '@/api/mocks/gig-factories.ts'
import { anApplicant, aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { focusFirstApplicant } from '../testing/row-focus.ts'

const app = appOverMocks()
const list = gigPaths.details('gig_1', { tab: 'applicants' })
const galaList = gigPaths.details('gig_9', { tab: 'applicants' })
const profile = (id: string) => gigPaths.profile('gig_1', 'applicant', id)

function anOpenGig() {
  const open = someGigs().find(({ id }) => id === 'gig_1')
  if (open === undefined) throw new Error('There is no open Gig')
  return open
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('keeps what was decided in place until another stage is opened, and then lists it there', async () => {
  app.open(list)
  await press('Shortlist Tunde Bakare')
  expect(await screen.findByRole('button', { name: 'Undo: Tunde Bakare' })).toBeTruthy()
  expect(await screen.findByRole('radio', { name: 'Shortlisted 2' })).toBeTruthy()
  expect(screen.getByText('Tunde Bakare')).toBeTruthy()
  await userEvent.click(await screen.findByRole('radio', { name: 'Shortlisted 2' }))
  await waitFor(() => expect(screen.queryByText('Zainab Abdullahi')).toBeNull())
  expect(await screen.findByText('Tunde Bakare')).toBeTruthy()
  await userEvent.click(await screen.findByRole('radio', { name: 'Pending 1' }))
  await screen.findByText('Zainab Abdullahi')
  expect(screen.queryByText('Tunde Bakare')).toBeNull()
})

it('compares what applicants have done for the employer before', async () => {
  const [first, second] = smallVenue().applicants.filter(({ gigId }) => gigId === 'gig_1')
  if (first === undefined || second === undefined) throw new Error('There are no two applicants')
  const history = { gigsWithYou: 3, onTime: 2, changesRequested: 0, paidKobo: 0, lastHiredAt: null }
  const applicants = [
    { ...first, worker: { ...first.worker, history } },
    { ...second, worker: { ...second.worker, history: null } },
  ]
  app.open(`${list}&compare=${applicants.map(({ id }) => id).join(',')}`, { world: smallVenue({ applicants }) })
  await screen.findByRole('heading', { name: 'Compare 2 applicants' })
  expect(screen.getAllByText('With you').length).toBeGreaterThan(0)
  expect(screen.getAllByText('3 Gigs, 2 on time').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Not hired by you yet').length).toBeGreaterThan(0)
})

it('says of a hire that came too late only what happened', async () => {
  const message = 'Tunde Bakare was hired in the meantime.'
  app.open(list, { api: [fail(gigPeople.hire, 'APPLICANT_STATE', { message })] })
  await press('Hire Tunde Bakare')
  const dialog = within(await screen.findByRole('dialog', { name: 'Hire Tunde Bakare' }))
  await userEvent.type(await dialog.findByLabelText(/^Message to the worker/), 'Two cameras')
  await userEvent.click(await dialog.findByRole('button', { name: /^Hire for/ }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.queryByText(/was not hired/)).toBeNull()
  expect(dialog.getByText('This hire did not go through')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: /^Hire/ })).toBeNull()
  expect(dialog.getByLabelText(/^Message to the worker/)).toHaveProperty('value', 'Two cameras')
  await userEvent.type(dialog.getByLabelText('Agreed pay'), '{Enter}')
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(app.calls('hire-applicant')).toHaveLength(1)
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('offers no second try of a hire with a PIN that came too late', async () => {
  const message = 'Tunde Bakare was hired in the meantime.'
  app.open(list, { api: [fail(gigPeople.hire, 'APPLICANT_STATE', { message })] })
  await press('Hire Tunde Bakare')
  const pay = await screen.findByLabelText('Agreed pay')
  await userEvent.clear(pay)
  await userEvent.type(pay, '60000')
  await press('Hire for ₦60,000.00')
  await userEvent.click(await screen.findByLabelText('Digit 1 of 4'))
  await userEvent.keyboard('2580{Enter}')
  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(screen.queryByLabelText('Digit 1 of 4')).toBeNull())
  const dialog = within(screen.getByRole('dialog', { name: 'Hire Tunde Bakare' }))
  expect(dialog.queryByRole('button', { name: /^Hire/ })).toBeNull()
  expect(dialog.getByLabelText('Agreed pay')).toHaveProperty('value', expect.stringContaining('60'))
})

it('puts the old value back only where the decision failed', async () => {
  app.open(list, { api: [fail(gigPeople.decline, 'INTERNAL')] })
  await press('Shortlist Zainab Abdullahi')
  await press('Decline Tunde Bakare')
  expect(await screen.findByRole('button', { name: 'Decline Tunde Bakare' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo: Zainab Abdullahi' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Shortlisted 2' })).toBeTruthy())
})

it('sends an undo only after its decision, and shortlists again who was shortlisted', async () => {
  const sent: string[] = []
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const chidinma = anApplicant({
    id: 'ap_6',
    status: 'shortlisted',
    worker: aWorker({ id: 'wrk_7', firstName: 'Chidinma', lastName: 'Okafor' }),
  })
  app.open(`${list}&status=shortlisted`, {
    api: [
      mock(gigPeople.decline, async () => {
        sent.push('decline')
        await answered
        return { data: { ...chidinma, status: 'declined' } }
      }),
      mock(gigPeople.restore, () => {
        sent.push('restore')
        return { data: { ...chidinma, status: 'pending' } }
      }),
      mock(gigPeople.shortlist, () => {
        sent.push('shortlist')
        return { data: chidinma }
      }),
    ],
  })
  await press('Decline Chidinma Okafor')
  await press('Undo: Chidinma Okafor')
  await waitFor(() => expect(sent).toEqual(['decline']))
  answer()
  await waitFor(() => expect(sent).toEqual(['decline', 'restore', 'shortlist']))
})

it('runs a bulk action three calls at a time and tries again only those who failed', async () => {
  let running = 0
  let most = 0
  const ids = ['a', 'b', 'c', 'd', 'e']
  const applicants = ids.map((id) =>
    anApplicant({ id: `ap_${id}`, worker: aWorker({ id: `wrk_${id}`, firstName: 'Person', lastName: id }) }),
  )
  app.open(list, {
    world: smallVenue({ applicants }),
    api: [
      failOnce(gigPeople.shortlist, 'RATE_LIMITED'),
      mock(gigPeople.shortlist, async ({ params }) => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 500))
        running -= 1
        const found = applicants.find(({ id }) => id === params.applicantId)
        return { data: anApplicant({ ...found, status: 'shortlisted' }) }
      }),
    ],
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Shortlist' }),
  )
  expect(await screen.findByText('4 of 5 shortlisted')).toBeTruthy()
  expect(most).toBe(3)
  await press('Retry failed')
  expect(await screen.findByText('5 of 5 shortlisted')).toBeTruthy()
  expect(app.calls('shortlist-applicant')).toHaveLength(6)
})

it('keeps the reference of a hire for every retry, and looks up one whose outcome is unknown without sending it again', async () => {
  app.open(list, { api: [failOnce(gigPeople.hire, 'NO_FREE_PLACE')] })
  await press('Hire Tunde Bakare')
  await press('Hire for ₦50,000.00')
  await screen.findByText('All places of this Gig are taken.')
  app.use(offline(gigPeople.hire))
  await press('Hire for ₦50,000.00')
  await screen.findByText('We do not know yet if this went through.')
  await press('Check status')
  await screen.findByText('This did not go through. Tunde Bakare was not hired.')
  expect(app.calls('hire-applicant')).toHaveLength(2)
  const refs = app.calls('hire-applicant').map(({ body }) => body['ref'])
  expect(new Set(refs).size).toBe(1)
})

it('marks who was hired for another Gig at the same time since the list was first read', async () => {
  const [first, ...others] = someGigs()
  const { applicants, workerGigs } = smallVenue()
  const applicant = applicants.find(({ gigId }) => gigId === 'gig_1')
  const hired = workerGigs.find(({ gigId }) => gigId === 'gig_1')
  if (!first || !applicant || !hired) throw new Error('There is no Gig with an applicant and a hired worker')
  const toGala = { ...applicant, gigId: 'gig_9' }
  const { goTo } = app.open(galaList, {
    world: smallVenue({
      gigs: [first, ...others, { ...first, id: 'gig_9', title: 'Gala dinner' }],
      applicants: [
        applicant,
        { ...toGala, id: 'ap_8', workerId: hired.workerId, worker: hired.worker },
        { ...toGala, id: 'ap_9' },
      ],
    }),
  })
  expect(await screen.findAllByText('Booked at this time')).toHaveLength(1)
  await goTo(list)
  await press('Hire Tunde Bakare')
  await press('Hire for ₦50,000.00')
  await screen.findByText(/^Tunde Bakare hired/)
  await goTo(galaList)
  await waitFor(() => expect(screen.getAllByText('Booked at this time')).toHaveLength(2))
})

/** Opens the dialog of the first applicant with another pay. */
async function agreeOn(typed: string) {
  await press('Hire Tunde Bakare')
  const pay = await screen.findByLabelText('Agreed pay')
  await userEvent.clear(pay)
  await userEvent.type(pay, typed)
  return pay
}

it('shows the extra pay that has grown meanwhile, keeps what was typed, and confirms the new amount', async () => {
  // The mock's own Gig has nothing to spare.
  const spare = (spareKobo: number) =>
    mock(gigs.get, () => ({ data: { ...anOpenGig(), hiring: { freePlaces: 3, payKobo: 5_000_000, spareKobo } } }))
  app.open(list, { api: [spare(500_000)] })
  await agreeOn('60000')
  await userEvent.type(screen.getByLabelText(/^Message to the worker/), 'Two cameras')
  await press('Hire for ₦60,000.00')
  await screen.findByText('Agreed pay ₦60,000.00. ₦5,268.75 comes from your wallet, with service fee and VAT.')
  app.use(spare(0))
  await userEvent.click(screen.getByLabelText('Digit 1 of 4'))
  await userEvent.keyboard('2580{Enter}')
  expect(await screen.findByText('Your wallet would pay ₦10,537.50 now. Confirm it with your PIN.')).toBeTruthy()
  expect(await screen.findByText('₦10,537.50')).toBeTruthy()
  expect(screen.getByLabelText(/^Message to the worker/)).toHaveProperty('value', 'Two cameras')
  await press('Hire for ₦60,000.00')
  await screen.findByText('Agreed pay ₦60,000.00. ₦10,537.50 comes from your wallet, with service fee and VAT.')
  await userEvent.click(screen.getByLabelText('Digit 1 of 4'))
  await userEvent.keyboard('2580{Enter}')
  expect(await screen.findByText('Tunde Bakare hired')).toBeTruthy()
  expect(app.calls('hire-applicant').map(({ body }) => body['extraKobo'])).toEqual([526_875, 1_053_750])
})

it('says that the agreed pay is too little', async () => {
  app.open(list)
  await agreeOn('999')
  await press('Hire for ₦999.00')
  expect(await screen.findAllByText('Agreed pay must be at least ₦1,000.00')).not.toHaveLength(0)
  expect(app.calls('hire-applicant')).toHaveLength(0)
})

it('says what becomes of the money that a hire for less does not need', async () => {
  app.open(list)
  const pay = await agreeOn('30000')
  const facts = within(screen.getByRole('dialog'))
  const term = await facts.findByText('Stays with the Gig, for other hires')
  expect(term.parentElement?.textContent).toContain('₦20,000.00')
  await userEvent.clear(pay)
  await userEvent.type(pay, '50000')
  await waitFor(() => expect(facts.queryByText('Stays with the Gig, for other hires')).toBeNull())
})

it('names the money that other hires left before the wallet pays', async () => {
  const world = smallVenue()
  const gigs = world.gigs.map((gig) =>
    gig.id === 'gig_1' ? { ...gig, hiring: { freePlaces: 2, payKobo: 5_000_000, spareKobo: 500_000 } } : gig,
  )
  app.open(list, { world: { ...world, gigs } })
  const pay = await agreeOn('52000')
  const facts = within(screen.getByRole('dialog'))
  const left = async () => (await facts.findByText('From what other hires left in this Gig')).parentElement?.textContent
  expect(await left()).toContain('₦2,000.00')
  expect(facts.queryByText('From your wallet')).toBeNull()
  await userEvent.clear(pay)
  await userEvent.type(pay, '60000')
  await facts.findByText('From your wallet')
  expect(await left()).toContain('₦5,000.00')
})

it('says that a text is no amount, and stays open', async () => {
  app.open(list)
  const pay = await agreeOn('50k')
  await press('Hire')
  expect(await screen.findAllByText('Please enter a valid amount')).not.toHaveLength(0)
  await userEvent.clear(pay)
  await userEvent.type(pay, '50000')
  expect(await screen.findByRole('button', { name: 'Hire for ₦50,000.00' })).toBeTruthy()
  expect(app.calls('hire-applicant')).toHaveLength(0)
})

it('reads the profile ahead of who is looked at, and not of those who are passed', async () => {
  app.open(list)
  await focusFirstApplicant('Tunde Bakare')
  await waitFor(() => expect(app.calls('get-worker').length).toBeGreaterThan(0))
  const before = app.calls('get-worker').length
  await userEvent.keyboard('jkjkj')
  expect(app.calls('get-worker')).toHaveLength(before)
  await waitFor(() => expect(app.calls('get-worker')).toHaveLength(before + 1))
})

it('opens the next applicant without a request on the way', async () => {
  app.open(profile('ap_1'))
  await screen.findByRole('heading', { level: 1, name: 'Tunde Bakare' })
  await waitFor(() => expect(app.calls('get-worker')).toHaveLength(2))
  await screen.findByText('First dance')
  app.use(hold(workers.get), hold(gigPeople.listApplicants))
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  await screen.findByRole('heading', { level: 1, name: 'Zainab Abdullahi' })
  expect(screen.getByText('No work shown yet.')).toBeTruthy()
  expect(app.calls('get-worker')).toHaveLength(2)
  expect(app.calls('fetch-applicants')).toHaveLength(1)
})

it('saves a private note a second after typing, once, and keeps it where saving failed', async () => {
  app.open(profile('ap_1'), { api: [failOnce(gigPeople.updateNote, 'INTERNAL')] })
  await userEvent.type(await screen.findByLabelText(/^Private note/), 'Two cameras')
  expect(app.calls('update-applicant-note')).toHaveLength(0)
  await screen.findByText('Not saved.')
  expect(app.calls('update-applicant-note').map(({ body }) => body['privateNote'])).toEqual(['Two cameras'])
  await press('Try again')
  await screen.findByText('Saved')
  expect(screen.getByLabelText(/^Private note/)).toHaveProperty('value', 'Two cameras')
})

it('says that another device has updated the applicant, until it is reloaded', async () => {
  const world = smallVenue()
  app.open(profile('ap_1'), { world })
  await screen.findByRole('heading', { level: 1, name: 'Tunde Bakare' })
  app.use(fail(gigPeople.shortlist, 'APPLICANT_STATE', { message: 'Tunde Bakare was declined in the meantime.' }))
  await press('Shortlist')
  await screen.findByText('This applicant was updated. Reload.')
  expect(screen.getByText('Tunde Bakare was declined in the meantime.')).toBeTruthy()
  await press('Reload')
  await waitFor(() => expect(screen.queryByText('This applicant was updated. Reload.')).toBeNull())
})

it('is decided and compared from the keyboard', async () => {
  app.open(list)
  await screen.findByText('Tunde Bakare')
  await waitFor(async () => {
    const row = document.activeElement?.closest('[data-row]')?.getAttribute('data-row')
    // The keys begin to work when the list's code is there; a second press that came too early goes back.
    if (row !== 'ap_1') await userEvent.keyboard(row === undefined ? 'j' : 'k')
    expect(document.activeElement?.closest('[data-row]')?.getAttribute('data-row')).toBe('ap_1')
  })
  await userEvent.keyboard('xjx')
  expect(screen.getByRole('checkbox', { name: 'Select Zainab Abdullahi' })).toBeChecked()
  await userEvent.keyboard('s')
  await screen.findByRole('radio', { name: 'Shortlisted 2' })
  await userEvent.keyboard('u')
  await screen.findByRole('radio', { name: 'Shortlisted 1' })
  await userEvent.keyboard('c')
  await screen.findByRole('heading', { name: 'Compare 2 applicants' })
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('radio', { name: 'Pending 2' })
})

it('takes no second decision by a key about who was decided about, whose row stays with Undo', async () => {
  app.open(list)
  await focusFirstApplicant('Tunde Bakare')
  await userEvent.keyboard('s')
  await screen.findByRole('button', { name: 'Undo: Tunde Bakare' })
  await waitFor(() => expect(app.calls('shortlist-applicant')).toHaveLength(1))
  await userEvent.keyboard('d')
  expect(screen.getByRole('button', { name: 'Undo: Tunde Bakare' })).toBeTruthy()
  expect(app.calls('decline-applicant')).toHaveLength(0)
  await userEvent.keyboard('u')
  expect(await screen.findByRole('button', { name: 'Shortlist Tunde Bakare' })).toBeTruthy()
  expect(app.calls('restore-applicant')).toHaveLength(1)
})

it('shows of who is hired the agreed pay, and leads to the worker from the list and from the page', async () => {
  const hired = anApplicant({ id: 'ap_h', status: 'hired', proposedKobo: 4_000_000 })
  const place = aWorkerGig({ id: 'wg_h', gigId: 'gig_1', worker: hired.worker, agreedKobo: 4_500_000 })
  app.open(gigPaths.details('gig_1', { tab: 'applicants' }).concat('&status=hired'), {
    world: smallVenue({ applicants: [hired], workerGigs: [place] }),
  })
  const worker = gigPaths.profile('gig_1', 'worker', 'wg_h')
  expect(await screen.findByText('₦45,000.00')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View worker: Tunde Bakare' })).toHaveAttribute('href', worker)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Tunde Bakare' }))
  const selection = within(screen.getByRole('group', { name: 'Selection' }))
  expect(selection.getByRole('button', { name: 'Export CSV' })).toBeTruthy()
  expect(selection.queryByRole('button', { name: /Shortlist|Decline|Restore/ })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: /^Tunde Bakare/ }))
  const aside = within(await screen.findByRole('region', { name: 'Application' }))
  expect((await aside.findByText('Agreed pay')).parentElement?.textContent).toContain('₦45,000.00')
  expect(aside.getByRole('link', { name: 'View worker' })).toHaveAttribute('href', worker)
})
