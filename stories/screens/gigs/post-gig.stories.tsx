import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { emptyVenue, hostileData, smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { emptyForm, emptySession } from '@/features/gigs/post/model/gig-fields.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { arrivedAt, heading, shownDialog } from '../shell/frame.ts'
import { expectToast } from '../auth/page.ts'
import { button, emptyDevice, continueTo, takeUp, wholeForm, withDraft } from './post-gig-page.ts'

const meta = {
  title: 'Screens/Gigs/Post a Gig',
  render: renderScreen,
  beforeEach: emptyDevice,
  parameters: { ...screen({ at: paths.postGig }), shows: ['gigs/screens/post-gig-screen.tsx'] },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const draft = aGig({ id: 'gig_5', status: 'draft', title: 'Radio jingle for December' })
const step = (name: 'schedule' | 'pay' | 'review') => `${paths.postGig}?step=${name}`

/** An empty form: the first step. */
export const Empty: Story = {
  parameters: screen({ world: emptyVenue }),
  play: async () => {
    await expect(await heading('Post a Gig')).toBeVisible()
    await expect(page.getByLabelText('Gig title')).toHaveValue('')
    await expect(page.getByText('The cost is shown once sessions, pay and workers are given.')).toBeInTheDocument()
  },
}

/** A draft on the server, as it was saved. */
export const Loaded: Story = {
  parameters: {
    ...screen({ at: gigPaths.form('gig_5'), world: () => smallVenue({ gigs: [draft] }) }),
    ...visual('screen', ['all']),
  },
  play: async () => {
    await expect(await page.findByDisplayValue('Radio jingle for December')).toBeVisible()
    await expect(page.getByText('Saved')).toBeVisible()
    await waitFor(() => expect(page.getAllByText('₦263,437.50')[0]).toBeInTheDocument())
  },
}

export const Loading: Story = {
  parameters: screen({ at: gigPaths.form('gig_5'), api: [hold(gigs.getToEdit)] }),
  play: async () => {
    await expect(await page.findByText('Loading your draft')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: screen({ at: gigPaths.form('gig_5'), api: [fail(gigs.getToEdit, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load your draft')).toBeVisible()
    await expect(await button('Try again')).toBeVisible()
  },
}

export const NotFound: Story = {
  parameters: screen({ at: gigPaths.form('gig_99') }),
  play: async () => {
    await expect(await page.findByRole('heading', { name: 'Gig not found' })).toBeVisible()
  },
}

/** The address names a Gig that was already posted. */
export const AlreadyPosted: Story = {
  parameters: { ...screen({ at: gigPaths.form('gig_1') }), ...withoutPicture('As NotFound, with other words.') },
  play: async () => {
    await expect(await page.findByRole('heading', { name: 'This Gig was posted already' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Gig' })).toHaveAttribute('href', gigPaths.details('gig_1'))
  },
}

/** 31 sessions, names without a line break opportunity, right-to-left text. */
export const EdgeData: Story = {
  parameters: screen({
    at: gigPaths.form('gig_1', 'review'),
    world: () => ({
      ...hostileData(),
      gigs: hostileData().gigs.map((gig) => ({
        ...gig,
        status: 'draft',
        title: 'مصور حفل زفاف '.repeat(5).slice(0, 78),
      })),
    }),
  }),
  play: async () => {
    await expect(await page.findByRole('heading', { level: 2, name: /Details|Review and pay/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** 'Continue' with an empty form lists the errors and focuses the first field. */
export const WrongDetails: Story = {
  play: async () => {
    await userEvent.click(await button('Continue'))
    await expect(await page.findByRole('heading', { name: 'Fix 4 fields to continue' })).toBeVisible()
    await waitFor(() => expect(page.getByLabelText('Gig title')).toHaveFocus())
    await expect(page.getByRole('link', { name: 'Gig title is required' })).toBeVisible()
    await userEvent.type(page.getByLabelText('Gig title'), 'Wedding photographer')
    await expect(await page.findByRole('heading', { name: 'Fix 3 fields to continue' })).toBeVisible()
    window.scrollTo(0, 0)
  },
}

/** A description that is too short says how much is missing, beside its message. */
export const ShortDescription: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    const description = await page.findByLabelText('Description')
    await userEvent.type(description, 'Two-day wedding job')
    await expect(await page.findByText('31 more characters')).toBeVisible()
    await userEvent.tab()
    await expect(await page.findByText('Description must be at least 50 characters')).toBeVisible()
    await expect(description).toHaveAccessibleDescription(/31 more characters/)
    description.scrollIntoView({ block: 'center' })
  },
}

/** Each entry of the list leads to its field. */
export const FollowsTheList: Story = {
  parameters: withoutPicture('WrongDetails further down.'),
  play: async () => {
    await userEvent.click(await button('Continue'))
    await userEvent.click(await page.findByRole('link', { name: 'Add at least one skill' }))
    await waitFor(() => expect(page.getByRole('combobox', { name: 'Skills' })).toHaveFocus())
  },
}

/** From an empty first step to the second, with a typed skill. */
export const FillsDetails: Story = {
  parameters: withoutPicture('The steps are pictured one by one.'),
  play: async () => {
    await userEvent.type(await page.findByLabelText('Gig title'), 'Wedding photographer')
    await userEvent.selectOptions(page.getByLabelText('Category'), 'Photographer')
    await userEvent.type(
      page.getByLabelText('Description'),
      'Two-day traditional wedding in Ikeja, ceremony and reception.',
    )
    const skills = page.getByRole('combobox', { name: 'Skills' })
    await userEvent.type(skills, 'Portr')
    await userEvent.click(await page.findByRole('option', { name: 'Portrait' }))
    await userEvent.type(skills, 'Drone flying{Enter}')
    await expect(await page.findByRole('button', { name: 'Remove Drone flying' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Add a deliverable' }))
    await userEvent.type(page.getByLabelText('Deliverable 1'), 'ab')
    await userEvent.click(await button('Continue'))
    await expect(await page.findByRole('link', { name: 'Deliverable must be at least 3 characters' })).toBeVisible()
    await waitFor(() => expect(page.getByLabelText('Deliverable 1')).toHaveFocus())
    await userEvent.type(page.getByLabelText('Deliverable 1'), ' prints')
    await continueTo('Schedule and place')
    await arrivedAt(step('schedule'))
    await expect(page.getByText(/^Saved on this device 8:00 AM$/)).toBeVisible()
  },
}

const atSchedule = withDraft({ step: 'schedule' })

/** When and where: a session that ends after midnight, and one before it. */
export const Schedule: Story = {
  beforeEach: atSchedule,
  play: async () => {
    const main = await takeUp()
    await expect(await main.findByRole('heading', { level: 2, name: 'Schedule and place' })).toBeVisible()
    await arrivedAt(step('schedule'))
    await expect(main.getByText(/^Ends (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w+/)).toBeVisible()
    await expect(main.getByLabelText('Address')).toHaveValue('21 Opebi Road')
  },
}

/** A first session without a day: one press chooses a usual one, another one its times, and the deadline follows. */
export const UsualDays: Story = {
  parameters: visual('screen', [], { crop: 'page' }),
  beforeEach: withDraft({
    step: 'schedule',
    form: { ...wholeForm, sessions: [emptySession], applicationDeadline: { day: '', time: '' } },
  }),
  play: async () => {
    const main = await takeUp()
    const friday = await main.findByRole('button', { name: 'Fri 21' })
    await expect(main.getByRole('button', { name: 'Sat 15' })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(friday)
    await waitFor(() => expect(friday).toHaveAttribute('aria-pressed', 'true'))
    await expect(main.getByRole('group', { name: 'Date' })).toHaveTextContent('21/11/2025')
    const night = main.getByRole('button', { name: /^10:00\sPM – 2:00\sAM$/ })
    await userEvent.click(night)
    await waitFor(() => expect(night).toHaveAttribute('aria-pressed', 'true'))
    await expect(main.getByRole('group', { name: 'Ends' })).toHaveTextContent('2:00')
    await expect(main.getByText(/^Ends .*22 Nov 2025$/)).toBeVisible()
    await expect(main.getByRole('group', { name: 'Application deadline' })).toHaveTextContent('20/11/2025')
  },
}

/** A session is repeated every week; complete sessions then become lines. */
export const RepeatsASession: Story = {
  beforeEach: atSchedule,
  play: async () => {
    const main = await takeUp()
    await userEvent.click(await main.findByRole('button', { name: 'Repeat a session' }))
    const dialog = await shownDialog('Repeat a session')
    await userEvent.clear(dialog.getByLabelText('How many more'))
    await userEvent.type(dialog.getByLabelText('How many more'), '30')
    await userEvent.click(dialog.getByRole('button', { name: 'Add sessions' }))
    await expect(dialog.getByText('Enter a number from 1 to 29')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('How many more'))
    await userEvent.type(dialog.getByLabelText('How many more'), '4')
    await expect(dialog.getByText('The last one is on Sun 21 Dec 2025.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add 4 sessions' }))
    await expect(await main.findByText('6 of 31')).toBeVisible()
    await expect(main.getByText('Sun 21 Dec 2025')).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: 'Remove session 6' }))
    await expect(main.getByText('5 of 31')).toBeVisible()
  },
}

/** A deadline after the first session is refused at its own step, though pay is not filled in yet. */
export const WrongSchedule: Story = {
  beforeEach: withDraft({
    step: 'schedule',
    form: {
      ...wholeForm,
      rateKobo: null,
      applicationDeadline: { day: '2025-11-25', time: '10:00' },
      location: { ...emptyForm.location, state: 'Lagos' },
    },
  }),
  play: async () => {
    const main = await takeUp()
    await main.findByRole('heading', { level: 2, name: 'Schedule and place' })
    await userEvent.click(await button('Continue'))
    await expect(await main.findByRole('heading', { name: 'Fix 3 fields to continue' })).toBeVisible()
    await waitFor(() => expect(main.getByLabelText('Address')).toHaveFocus())
    await expect(
      main.getByRole('link', { name: 'Applications must close before the first session starts' }),
    ).toBeVisible()
  },
}

const atPay = withDraft({ step: 'pay' })

/** Pay and workers, with the quote beside them. */
export const Pay: Story = {
  beforeEach: atPay,
  play: async () => {
    const main = await takeUp()
    await expect(await main.findByRole('radio', { name: 'Per Gig' })).toBeChecked()
    await waitFor(() => expect(page.getAllByText('₦263,437.50')[0]).toBeInTheDocument())
  },
}

/** The quote follows the input, once it has not changed for 600 ms. */
export const PriceFollows: Story = {
  parameters: withoutPicture('Pay with another amount.'),
  beforeEach: atPay,
  play: async () => {
    const main = await takeUp()
    const workers = await main.findByLabelText('Workers')
    await userEvent.clear(workers)
    await userEvent.type(workers, '2')
    await waitFor(() => expect(page.getAllByText('₦105,375.00')[0]).toBeInTheDocument())
    await userEvent.type(workers, '00')
    await userEvent.tab()
    await expect(await main.findByText('Enter a number from 1 to 100')).toBeVisible()
  },
}

/** The quote cannot be calculated: the form can be continued, and the quote is requested again. */
export const PriceFailed: Story = {
  parameters: screen({ api: [fail(gigs.getPaymentData, 'CONFLICT')] }),
  beforeEach: atPay,
  play: async () => {
    await takeUp()
    await waitFor(() => expect(page.getAllByText('The cost could not be worked out.')[0]).toBeInTheDocument())
  },
}

/** On a phone the total stays at the bottom and expands to its lines. */
export const CostOnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  beforeEach: atPay,
  play: async () => {
    await takeUp()
    await page.findByRole('heading', { level: 2, name: 'Pay and workers' })
    await userEvent.click(await page.findByRole('button', { name: 'Show the cost, ₦263,437.50' }))
    const lines = await shownDialog('Cost')
    await expect(lines.getByText('Pay for 5 workers')).toBeVisible()
  },
}

/** A draft on this device, also of a tab that crashed, is offered. */
export const OffersTheDraft: Story = {
  beforeEach: withDraft({ step: 'pay' }),
  play: async () => {
    await expect(
      await page.findByRole('heading', { name: 'Continue your draft "Wedding photographer"?' }),
    ).toBeVisible()
    await expect(await button('Start new')).toBeVisible()
  },
}

export const StartsNew: Story = {
  parameters: withoutPicture('Ends as Empty.'),
  beforeEach: withDraft({ step: 'pay' }),
  play: async () => {
    await userEvent.click(await button('Start new'))
    await expect(await page.findByLabelText('Gig title')).toHaveValue('')
    await expect(window.localStorage).toHaveLength(0)
    await expect(currentPath()).toBe(paths.postGig)
  },
}

/** The Gig was saved elsewhere since: the employer chooses which version to continue. */
export const OffersTheSavedGig: Story = {
  parameters: {
    ...screen({ at: gigPaths.form('gig_5'), world: () => smallVenue({ gigs: [draft] }) }),
    ...withoutPicture('OffersTheDraft in other words; ends as Loaded.'),
  },
  beforeEach: withDraft({ basedOn: '2025-11-10T08:00:00.000Z' }, 'gig-gig_5'),
  play: async () => {
    await expect(
      await page.findByRole('heading', { name: 'Continue your draft "Wedding photographer"?' }),
    ).toBeVisible()
    await userEvent.click(await button('Open saved Gig'))
    await expect(await page.findByDisplayValue('Radio jingle for December')).toBeVisible()
    await expect(window.localStorage).toHaveLength(0)
  },
}

/** 'Save draft' sends it to the server; the address names it, and the device removes its copy. */
export const SavesDraft: Story = {
  parameters: withoutPicture('As Loaded.'),
  play: async () => {
    await userEvent.type(await page.findByLabelText('Gig title'), 'Radio jingle')
    await userEvent.click(await button('Save draft'))
    await expectToast('Draft saved', 'success')
    await waitFor(() => expect(currentPath()).toMatch(/\?gig=gig_/))
    await expect(await page.findByText('Saved')).toBeVisible()
    await expect(window.localStorage).toHaveLength(0)
    await userEvent.type(page.getByLabelText('Gig title'), ' for May')
    await expect(await page.findByText('Saved on this device 8:00 AM')).toBeVisible()
    await userEvent.click(await button('Save draft'))
    await waitFor(() => expect(page.getByText('Saved')).toBeVisible())
    await expect(within(page.getByRole('main')).getByLabelText('Gig title')).toHaveValue('Radio jingle for May')
  },
}

/** Saving fails: the input stays, in the form and on the device. */
export const SaveFailed: Story = {
  parameters: { ...screen({ api: [fail(gigs.create, 'INTERNAL')] }), expectedProblems: ['gigs.create failed'] },
  play: async () => {
    await userEvent.type(await page.findByLabelText('Gig title'), 'Radio jingle')
    await userEvent.click(await button('Save draft'))
    await expect(await page.findByText(/We could not reach the server/)).toBeVisible()
    await expect(page.getByLabelText('Gig title')).toHaveValue('Radio jingle')
  },
}
