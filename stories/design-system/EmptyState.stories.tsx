import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { EmptyState, emptyStateSizes } from '@/design-system/components/EmptyState/index.ts'
import { PlusIcon } from '@/design-system/icons/PlusIcon.tsx'
import { BriefcaseIcon } from '@/design-system/icons/BriefcaseIcon.tsx'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No Gigs yet',
    children: 'Gigs you post appear here with their applicants and their state.',
    illustration: <BriefcaseIcon size="xl" />,
    action: <Button icon={<PlusIcon />}>Post a Gig</Button>,
  },
  argTypes: {
    size: { control: 'inline-radio', options: emptyStateSizes },
    illustration: { control: false },
    action: { control: false },
    children: { control: 'text' },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const FirstUse: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No Gigs yet' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Post a Gig' })).toBeVisible()
  },
}

export const NoResult: Story = {
  args: {
    title: 'No Gig matches these filters',
    children: 'Take a filter away, or look for another word.',
    illustration: undefined,
    action: <Button variant="outline">Clear filters</Button>,
  },
}

export const NoPermission: Story = {
  args: {
    title: 'Only the owner can see payments',
    children: 'Ask the owner of this account to show you.',
    illustration: undefined,
    action: undefined,
  },
}

export const InACard: Story = { decorators: [(Story) => <Card>{Story()}</Card>] }

export const Page: Story = { args: { size: 'page', headingLevel: 1 } }

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <EmptyState title={stressText.long} action={<Button>{stressText.long}</Button>}>
          {stressText.unbroken}
        </EmptyState>
        <EmptyState title={stressText.unbroken}>{stressText.nigerian}</EmptyState>
      </Stack>
    </Narrow>
  ),
}
