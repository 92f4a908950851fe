import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { expectPath, heading, ngozi } from './page.ts'

const meta = {
  title: 'Screens/Auth/Updated password',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.updatedPassword, email: ngozi }),
    states: {
      loading: 'The page reads nothing.',
      failed: 'The page calls nothing.',
      empty: 'The page lists nothing.',
      edgeData: 'The page shows no data.',
    },
    shows: ['auth/screens/updated-password-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Password Updated')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue to login' })).toHaveAttribute('href', paths.root)
  },
}

/** To /, which leads to the dashboard and from there, without a session, to sign-in. */
export const ContinueToLogin: Story = {
  parameters: visual('screen', [], { skip: 'It ends at a page that stands for the dashboard.' }),
  play: async () => {
    await heading('Password Updated')
    await userEvent.click(page.getByRole('link', { name: 'Continue to login' }))
    await expectPath(paths.dashboard)
  },
}

export const WithoutAnEmail: Story = {
  parameters: {
    screen: { at: paths.updatedPassword, email: '' },
    ...withoutPicture('It ends on sign-in, which has its own stories.'),
  },
  play: async () => {
    await expectPath(paths.signIn)
  },
}
