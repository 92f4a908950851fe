import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '@/design-system/components/Link/index.ts'
import { Notice, noticeSizes, noticeTones } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { LockIcon } from '@/design-system/icons/LockIcon.tsx'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Feedback/Notice',
  component: Notice,
  args: { children: 'You are charged only when somebody is hired.' },
  argTypes: {
    tone: { control: 'inline-radio', options: noticeTones },
    size: { control: 'inline-radio', options: noticeSizes },
    icon: { control: false },
    action: { control: false },
  },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

const examples = {
  neutral: 'Only people you have hired see this phone number.',
  info: 'Payouts reach most banks within ten minutes.',
  success: 'All five places are filled.',
  warning: 'Could not refresh. These figures are from 2:14 PM.',
  danger: 'The last payout was sent back by the bank.',
} as const satisfies Record<(typeof noticeTones)[number], string>

const link = (label: string) => (
  <Link href="#more" variant="standalone">
    {label}
  </Link>
)

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { tone: 'info', action: link('See the fees') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the fees' })).toBeVisible()
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={6}>
      {noticeSizes.map((size) => (
        <Stack key={size} space={3}>
          {noticeTones.map((tone) => (
            <Notice
              key={tone}
              tone={tone}
              size={size}
              action={tone === 'warning' || tone === 'info' ? link('Try again') : undefined}
            >
              {examples[tone]}
            </Notice>
          ))}
          <Notice size={size} icon={<LockIcon size="sm" />}>
            With an icon of its own.
          </Notice>
        </Stack>
      ))}
    </Stack>
  ),
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Notice tone="warning" action={link(stressText.long)}>
          {stressText.long}
        </Notice>
        <Notice tone="info" size="sm">
          {stressText.unbroken}
        </Notice>
        <Notice tone="success" action={link('See payout')}>
          {stressText.nigerian} {stressText.money}
        </Notice>
      </Stack>
    </Narrow>
  ),
}
