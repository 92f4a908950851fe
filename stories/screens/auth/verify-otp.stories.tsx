import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VerifyOtpScreen } from '@/features/auth/screens/verify-otp-screen.tsx'
import { visual } from '../../_kit/visual.ts'

const meta = {
  title: 'Screens/Auth/Verify OTP',
  component: VerifyOtpScreen,
  parameters: {
    ...visual('screen', [], { skip: 'The specification has it blank.' }),
    states: {
      loading: 'The page reads nothing.',
      failed: 'The page calls nothing.',
      empty: 'The page lists nothing.',
      edgeData: 'The page shows no data.',
    },
  },
} satisfies Meta<typeof VerifyOtpScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The page without content and without a route of its own (spec S2-13, R-8). */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeEmptyDOMElement()
  },
}
