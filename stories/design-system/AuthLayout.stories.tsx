import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AuthLayout } from '@/design-system/components/AuthLayout/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { SidePanel } from '@/design-system/components/SidePanel/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { visual } from '../_kit/visual.ts'

const panel = (
  <SidePanel
    before="Hire Talented"
    words={['Photographers', 'Songwriters', 'Hostesses', 'Djs']}
    after="Anytime!"
    text="Post a Gig today, take your business to the next level with top talents."
    holdMs={600_000}
  />
)

const form = (
  <Stack space={6}>
    <Stack space={2}>
      <Heading level={1}>Sign In</Heading>
      <Text tone="muted">Login in to your account to start posting gigs</Text>
    </Stack>
    <Button size="lg" fullWidth>
      Sign In
    </Button>
  </Stack>
)

const meta = {
  title: 'Design system/Brand/AuthLayout',
  component: AuthLayout,
  args: { panel, children: form },
  parameters: { layout: 'fullscreen', ...visual('screen', ['tablet'], { crop: 'window' }) },
} satisfies Meta<typeof AuthLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
export const PanelAtTheEnd: Story = {
  args: { panelSide: 'end' },
  parameters: visual('desktop', [], { crop: 'window' }),
}
export const FormTallerThanTheWindow: Story = {
  args: {
    children: (
      <Stack space={6}>
        <Heading level={1}>Tell us about yourself</Heading>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>
            Line {index + 1} of a long form: the panel stays where it is while this column scrolls.
          </Text>
        ))}
      </Stack>
    ),
  },
}
