import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { fail, failOnce, hold } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { noteChanged } from '@/rules/private-note.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { hostileApplicants } from '../gigs/applicants-page.ts'
import { fitsTheWindow } from '../gigs/details-page.ts'
import { arrivedAt, heading } from '../shell/frame.ts'

const at = (id: string) => gigPaths.profile('gig_1', 'applicant', id)

const meta = {
  title: 'Screens/People/Applicant profile',
  render: renderScreen,
  parameters: {
    ...screen({ at: at('ap_1') }),
    shows: ['workers/applicant/applicant-screen.tsx'],
    states: { empty: 'An applicant who does not exist is NotFound.' },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const lookIsInLoaded = withoutPicture('The page is pictured in Loaded.')
const press = (name: string) => userEvent.click(within(page.getByRole('main')).getByRole('button', { name }))

export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await heading('Tunde Bakare')
    await expect(await page.findByRole('button', { name: 'Picture: First dance' })).toBeVisible()
    await expect(page.getByText('1 of 2')).toBeVisible()
    await expect(page.getByText('I have photographed more than forty traditional weddings in Lagos.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hire' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(gigPeople.listApplicants)] }),
  play: async () => {
    await heading('Applicant profile')
    await waitFor(() => expect(page.getByRole('main').querySelector('[aria-busy="true"]')).not.toBeNull())
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(gigPeople.listApplicants, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load the applicant')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** The profile fails alone: the application can be decided about. */
export const ProfileFailed: Story = {
  parameters: { ...screen({ api: [fail(workers.get, 'INTERNAL')] }), ...lookIsInLoaded },
  play: async () => {
    await heading('Tunde Bakare')
    await expect(await page.findByText('Failed to load the profile')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hire' })).toBeVisible()
  },
}

export const NotFound: Story = {
  parameters: screen({ at: at('ap_99') }),
  play: async () => {
    await expect(await page.findByRole('heading', { name: 'Applicant not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the Gig' })).toHaveAttribute(
      'href',
      gigPaths.details('gig_1', { tab: 'applicants' }),
    )
  },
}

/** Names of 120 characters, a broken picture, forty skills, markup in the notes. */
export const EdgeData: Story = {
  parameters: screen({ at: at('ap_h1'), world: () => smallVenue({ applicants: hostileApplicants() }) }),
  play: async () => {
    await heading(/^Olúwatóbi/)
    await expect(await page.findByText('<script>alert(1)</script><b>Not bold</b>')).toBeVisible()
    await expect(await page.findByText('+28 more')).toBeVisible()
    await fitsTheWindow()
  },
}

const longSkill = 'Electroencephalographicalphotomicrographyandcinematographywithdrones'

/** A skill without a space is shortened to the line; its full name is read out and shown on hover. */
export const LongSkillOnAPhone: Story = {
  ...phone,
  parameters: {
    ...phone.parameters,
    ...screen({
      at: at('ap_1'),
      world: () => {
        const world = smallVenue()
        const skills = [longSkill, 'Portrait', 'Event photography']
        return {
          ...world,
          applicants: world.applicants.map((row) =>
            row.id === 'ap_1' ? { ...row, worker: { ...row.worker, skills } } : row,
          ),
          profiles: world.profiles.map((row) => (row.id === 'wrk_1' ? { ...row, skills } : row)),
        }
      },
    }),
  },
  play: async () => {
    await heading('Tunde Bakare')
    const [skill] = await page.findAllByText(longSkill)
    await expect(skill).toHaveAttribute('title', longSkill)
    await fitsTheWindow()
    for (const tag of page.getAllByText(longSkill)) {
      await expect(tag.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    }
  },
}

/** Next keeps the list, with its filters and order, and needs no request. */
export const NextInTheList: Story = {
  parameters: { ...screen({ at: `${at('ap_1')}?sort=rating` }), ...lookIsInLoaded },
  play: async () => {
    await heading('Tunde Bakare')
    await userEvent.click(await page.findByRole('link', { name: 'Next' }))
    await arrivedAt(`${at('ap_2')}?sort=rating&status=pending`)
    await heading('Zainab Abdullahi')
    await expect(page.getByText('2 of 2')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  },
}

const key = (pressed: string) => fireEvent.keyDown(document.body, { key: pressed })

/** A decision moves nobody while one goes through the list. */
export const Keyboard: Story = {
  parameters: lookIsInLoaded,
  play: async () => {
    await heading('Tunde Bakare')
    await waitFor(async () => {
      await key('s')
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    })
    await key('j')
    await heading('Zainab Abdullahi')
    await expect(page.getByText('2 of 2')).toBeVisible()
    await key('k')
    await heading('Tunde Bakare')
    await key('u')
    await expect(await page.findByRole('button', { name: 'Shortlist' })).toBeVisible()
    await key('Escape')
    await arrivedAt(gigPaths.details('gig_1', { tab: 'applicants' }))
    await expect(currentPath()).toContain('tab=applicants')
  },
}

export const Declined: Story = {
  play: async () => {
    await heading('Tunde Bakare')
    await press('Decline')
    await press('Different style')
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Different style' })).toHaveAttribute('aria-pressed', 'true'),
    )
    await press('Undo')
    await expect(await page.findByRole('button', { name: 'Decline' })).toBeVisible()
    await press('Decline')
    await within(page.getByRole('main')).findByRole('button', { name: 'Undo' })
  },
}

/** Another device was faster. */
export const Updated: Story = {
  parameters: {
    ...screen({
      api: [fail(gigPeople.decline, 'APPLICANT_STATE', { message: 'Tunde Bakare was hired in the meantime.' })],
    }),
    expectedProblems: ['gigPeople.decline failed'],
  },
  play: async () => {
    await heading('Tunde Bakare')
    await press('Decline')
    await expect(await page.findByText('This applicant was updated. Reload.')).toBeVisible()
    await expect(page.getByText('Tunde Bakare was hired in the meantime.')).toBeVisible()
    await press('Reload')
    await waitFor(() => expect(page.queryByText('This applicant was updated. Reload.')).toBeNull())
  },
}

/** The private note saves itself; a text that was not saved stays, also while others are looked at. */
export const NoteNotSaved: Story = {
  parameters: {
    ...screen({ api: [failOnce(gigPeople.updateNote, 'INTERNAL')] }),
    expectedProblems: ['gigPeople.updateNote failed'],
    ...visual('desktop'),
  },
  play: async () => {
    await heading('Tunde Bakare')
    await userEvent.type(page.getByLabelText(/^Private note/), 'Has two cameras.')
    await expect(await page.findByText('Not saved.')).toBeVisible()
    await expect(page.getByLabelText(/^Private note/)).toHaveValue('Has two cameras.')
  },
}

export const NoteSavedAgain: Story = {
  parameters: {
    ...screen({ api: [failOnce(gigPeople.updateNote, 'INTERNAL')] }),
    ...lookIsInLoaded,
    expectedProblems: ['gigPeople.updateNote failed'],
  },
  play: async () => {
    await heading('Tunde Bakare')
    await userEvent.type(page.getByLabelText(/^Private note/), 'Has two cameras.')
    await page.findByText('Not saved.')
    await userEvent.click(page.getByRole('link', { name: 'Next' }))
    await heading('Zainab Abdullahi')
    await userEvent.click(page.getByRole('link', { name: 'Previous' }))
    await heading('Tunde Bakare')
    await expect(page.getByLabelText(/^Private note/)).toHaveValue('Has two cameras.')
    await press('Try again')
    await expect(await page.findByText('Saved')).toBeVisible()
  },
}

/** What another device does before the first save of this one. */
const elsewhere = { hasChangedNote: false }

/** Another device has saved a note meanwhile: both texts stay until one is chosen. */
export const NoteConflict: Story = {
  parameters: {
    ...screen({
      world: () => {
        elsewhere.hasChangedNote = false
        return smallVenue()
      },
      api: [
        mock(gigPeople.updateNote, () => {
          elsewhere.hasChangedNote = true
          throw new MockRefusal('CONFLICT', { message: noteChanged })
        }),
        mock(gigPeople.listApplicants, ({ params }) => {
          const rows = smallVenue().applicants.filter(({ gigId }) => gigId === params.id)
          const changed = rows.map((row) =>
            row.id === 'ap_1' && elsewhere.hasChangedNote ? { ...row, privateNote: 'Booked last year.' } : row,
          )
          return { data: { applicants: changed, totalApplicant: changed.length } }
        }),
      ],
    }),
    expectedProblems: ['gigPeople.updateNote failed'],
    // On a phone the note is below the window.
    ...visual('screen', [], { crop: 'page' }),
  },
  play: async () => {
    await heading('Tunde Bakare')
    await userEvent.type(page.getByLabelText(/^Private note/), 'Has two cameras.')
    await expect(
      await page.findByText('Not saved: this note was changed in another tab or on another device.'),
    ).toBeVisible()
    await expect(await page.findByText('Booked last year.')).toBeVisible()
    await expect(page.getByLabelText(/^Private note/)).toHaveValue('Has two cameras.')
  },
}

/** The decision is in a bar at the lower edge. */
export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...visual('phone') },
  play: async () => {
    await heading('Tunde Bakare')
    await page.findByRole('button', { name: 'Picture: First dance' })
    await expect(page.getByRole('button', { name: 'Hire' })).toBeVisible()
    await fitsTheWindow()
  },
}
