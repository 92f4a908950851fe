import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { fail, failOnce } from '@/api/mocks/faults.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { approve, submittedAt, workerPage } from './worker-page.ts'

const meta = {
  title: 'Screens/Workers/Worker: failures',
  render: renderScreen,
  parameters: { ...screen({ at: submittedAt }), states: 'worker.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A read is tried three times before it has failed; the next one succeeds. */
const thrice = (endpoint: Parameters<typeof failOnce>[0]) => [1, 2, 3].map(() => failOnce(endpoint, 'INTERNAL'))

/** Only the work cannot be read: what the worker and the hire are stays, and the work is read again on request. */
export const TaskFailed: Story = {
  parameters: {
    ...screen({ api: thrice(workReview.getTask) }),
    ...withoutPicture('A card that could not be loaded is pictured in the stories of home.'),
  },
  play: async () => {
    const main = await workerPage()
    const work = within(await main.findByRole('region', { name: 'Submitted work' }))
    await expect(await work.findByText('Failed to load the submitted work')).toBeVisible()
    await expect(main.getByRole('region', { name: 'Hire' })).toBeVisible()
    await userEvent.click(work.getByRole('button', { name: 'Try again' }))
    await expect(await work.findByRole('button', { name: approve })).toBeVisible()
  },
}

/** Only the days cannot be read. */
export const SessionsFailed: Story = {
  parameters: {
    ...screen({ api: thrice(gigPeople.getCalendar) }),
    ...withoutPicture('A card that could not be loaded is pictured in the stories of home.'),
  },
  play: async () => {
    const main = await workerPage()
    const days = within(await main.findByRole('region', { name: 'Dates' }))
    await expect(await days.findByText('Failed to load the dates')).toBeVisible()
    await expect(await main.findByRole('button', { name: approve })).toBeVisible()
    await userEvent.click(days.getByRole('button', { name: 'Try again' }))
    await expect((await days.findAllByRole('listitem'))[0]).toBeVisible()
  },
}

/** The heart goes back when the worker could not be saved, and the message names who. */
export const NotSaved: Story = {
  parameters: {
    ...screen({ at: gigPaths.profile('gig_1', 'worker', 'wg_1'), api: [fail(workers.addFavorite, 'INTERNAL')] }),
    expectedProblems: ['workers.addFavorite failed'],
    ...withoutPicture('It is Empty of Worker, with a message.'),
  },
  play: async () => {
    const main = await workerPage('Ọládípọ̀ Adéwálé')
    await userEvent.click(await main.findByRole('button', { name: 'Save Ọládípọ̀ Adéwálé to My Workers' }))
    await expectToast('Ọládípọ̀ Adéwálé was not saved to My Workers', 'danger')
    await expect(await main.findByRole('button', { name: 'Save Ọládípọ̀ Adéwálé to My Workers' })).toBeVisible()
  },
}
