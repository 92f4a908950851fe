import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { fail } from '@/api/mocks/faults.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual } from '../../_kit/visual.ts'
import { arrivedAt, heading, sidebar } from './frame.ts'

const meta = {
  title: 'Screens/Shell/Session',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.dashboard }),
    states: {
      loaded: 'Shown by the home.',
      empty: 'A session is there or not.',
      edgeData: 'A session holds no free text.',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const atSignIn = visual('screen', [], { skip: 'It ends at sign-in, which has pictures of its own.' })

/** While the stored session is checked nothing of the dashboard is shown. */
export const Loading: Story = {
  parameters: screen({ session: 'checking' }),
  play: async () => {
    await expect(await page.findByText('Loading...')).toBeVisible()
  },
}

/** The server refuses the token: every call fails, the session ends once, and sign-in shows the reason. */
export const Failed: Story = {
  parameters: screen({ session: 'refused' }),
  play: async () => {
    await arrivedAt(paths.signIn)
    await expect(await page.findAllByText('Your session has ended. Please log in again.')).toHaveLength(1)
    await expect(document.querySelector('[data-component="Toast"]')).toBeNull()
  },
}

/** A guest is redirected. */
export const Guest: Story = {
  parameters: { ...screen({ session: 'guest' }), ...atSignIn },
  play: async () => {
    await arrivedAt(paths.signIn)
    await expect(page.queryByText('Your session has ended. Please log in again.')).toBeNull()
  },
}

/** An unreadable stored session counts as signed out. */
export const Unreadable: Story = {
  parameters: { ...screen({ session: 'unreadable' }), ...atSignIn },
  play: async () => {
    await arrivedAt(paths.signIn)
    await heading(/./)
  },
}

/** A token without an employer: no request is possible, and the page says so. */
export const NoEmployer: Story = {
  parameters: screen({ session: 'tokenOnly' }),
  play: async () => {
    await expect(await page.findByText('Employer ID not found. Please log in again.')).toBeVisible()
    await expect(await (await sidebar()).findByText('Error')).toBeVisible()
  },
}

export const NoEmployerOnAPhone: Story = {
  ...phone,
  parameters: { ...screen({ session: 'tokenOnly' }), ...phone.parameters },
  play: async () => {
    await expect(await page.findByText('Employer ID not found. Please log in again.')).toBeVisible()
  },
}

/** 'Log in again' ends the session. */
export const LogsInAgain: Story = {
  parameters: { ...screen({ session: 'tokenOnly' }), ...atSignIn },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Log in again' }))
    await arrivedAt(paths.signIn)
  },
}

/** A page that the account may not see says why, and leads to the dashboard. */
export const Forbidden: Story = {
  parameters: screen({ at: gigPaths.details('gig_1'), api: [fail(gigs.get, 'FORBIDDEN')] }),
  play: async () => {
    await expect(await page.findByText('You do not have access to this page.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', paths.dashboard)
  },
}
