import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { visual } from '../../_kit/visual.ts'
import { heading } from './page.ts'

const meta = {
  title: 'Screens/Auth/Legal',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.terms }),
    states: {
      loading: 'The pages read nothing.',
      failed: 'The pages call nothing.',
      empty: 'The pages list nothing.',
      edgeData: 'The pages show no data.',
    },
    shows: ['auth/screens/terms-screen.tsx', 'auth/screens/privacy-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Terms and Conditions')).toBeVisible()
  },
}

export const Privacy: Story = {
  parameters: screen({ at: paths.privacy }),
  play: async () => {
    await expect(await heading('Privacy Policy')).toBeVisible()
  },
}

/** A signed-in employer may read them too. */
export const SignedIn: Story = {
  parameters: screen({ session: 'signedIn' }),
  play: async () => {
    await expect(await heading('Terms and Conditions')).toBeVisible()
  },
}
