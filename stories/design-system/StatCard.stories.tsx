import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '@/design-system/components/Link/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { StatCard } from '@/design-system/components/StatCard/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { UsersIcon } from '@/design-system/icons/UsersIcon.tsx'
import { WalletIcon } from '@/design-system/icons/WalletIcon.tsx'
import { keyboardOnly, noteFollowed } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Data/StatCard',
  component: StatCard,
  args: {
    label: 'Hired this month',
    value: 12,
    hint: 'in 4 Gigs',
    trend: { text: '3 more than in October', direction: 'up', tone: 'good' },
  },
  argTypes: { icon: { control: false }, status: { control: false } },
} satisfies Meta<typeof StatCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Hired this month' })).toHaveTextContent('12')
  },
}

const onRetry = fn()

/** Every state has the same size, so that nothing moves when the data comes. */
export const States: Story = {
  parameters: visual('responsive', ['forced-colors']),
  render: () => (
    <Tiles columns={{ mobile: 1, tablet: 2, desktop: 4 }} space={4}>
      <StatCard
        label="Available balance"
        icon={<WalletIcon />}
        value={<Money amount={1_245_000_000} short />}
        trend={{ text: '8% more than in October', direction: 'up', tone: 'good' }}
      />
      <StatCard label="Applicants waiting" icon={<UsersIcon />} value={0} hint="Nobody waits for you" />
      <StatCard
        label="Complaints"
        value={2}
        trend={{ text: '3 fewer', direction: 'down', tone: 'good' }}
        hint="in the last 30 days"
      />
      <StatCard
        label="Late arrivals"
        value={5}
        trend={{ text: '2 more', direction: 'up', tone: 'bad' }}
        hint="in the last 30 days"
      />
      <StatCard label="Places filled" value="31 of 40" trend={{ text: 'As in October', direction: 'flat' }} />
      <StatCard label="Average rating" value={null} missingLabel="No ratings yet" hint="Shown after the first review" />
      <StatCard label="Paid out" status="loading" />
      <StatCard label="Held for reviews" status="failed" onRetry={onRetry} />
    </Tiles>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[data-component="StatCard"]')].map(
      (card) => card.getBoundingClientRect().height,
    )
    await expect(new Set(heights).size).toBe(1)
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Try again' }).blur()
  },
}

/** No access is as high as a figure, with and without a link that leads elsewhere. */
export const NoAccess: Story = {
  parameters: visual('responsive'),
  render: () => (
    <Tiles columns={{ mobile: 1, tablet: 3 }} space={4}>
      <StatCard label="Applicants waiting" value={3} hint="in 2 Gigs" />
      <StatCard label="Available balance" icon={<WalletIcon />} status="forbidden" />
      <StatCard label="Held for Gigs" status="forbidden" action={<Link href="#dashboard">Go to Dashboard</Link>} />
    </Tiles>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[data-component="StatCard"]')].map(
      (card) => card.getBoundingClientRect().height,
    )
    await expect(new Set(heights).size).toBe(1)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const linked: Story = {
  args: { href: '#hired' },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
}

export const Hovered: Story = {
  ...linked,
  parameters: visual('component', [], { hover: '[data-component="StatCard"]' }),
}

/** Under a pointer that is held down. */
export const HeldDown: Story = {
  ...linked,
  parameters: visual('component', ['dark'], { press: 'role=link' }),
}

export const FocusVisible: Story = {
  ...linked,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Hired this month' })).toHaveFocus()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Tiles columns={1} space={4}>
        <StatCard
          label={stressText.long}
          value={<Money amount={99_999_999_999_999} />}
          hint={stressText.long}
          trend={{ text: stressText.long, direction: 'up', tone: 'bad' }}
        />
        <StatCard label={stressText.unbroken} value={stressText.unbroken} hint={stressText.unbroken} href="#stress" />
        <StatCard label={stressText.nigerian} value={stressText.money} status="ready" hint={stressText.nigerian} />
        <StatCard label={stressText.long} status="failed" onRetry={onRetry} />
      </Tiles>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  ...linked,
  parameters: keyboardOnly,
  play: async ({ canvasElement }) => {
    const followed = noteFollowed(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(followed).toEqual(['#hired'])
  },
}
