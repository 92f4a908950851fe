import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CountBadge } from '@/design-system/components/CountBadge/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Logo } from '@/design-system/components/Logo/index.ts'
import { TopBar } from '@/design-system/components/TopBar/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { BellIcon } from '@/design-system/icons/BellIcon.tsx'
import { SearchIcon } from '@/design-system/icons/SearchIcon.tsx'
import { phone, visual } from '../_kit/visual.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Navigation/TopBar',
  component: TopBar,
  args: {
    menuOpen: false,
    onOpenMenu: fn(),
    start: <Logo size="sm" label="Marquee" />,
    end: (
      <>
        <IconButton label="Search" icon={<SearchIcon />} />
        <IconButton label="Notifications, 3 unread" icon={<BellIcon />} badge={<CountBadge count={3} />} />
      </>
    ),
  },
  argTypes: { start: { control: false }, end: { control: false }, menuRef: { control: false } },
  parameters: { layout: 'fullscreen', ...visual('component') },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('responsive', ['forced-colors']) }

/** Only a phone has the button that opens the sidebar. */
export const OpensTheMenuOnAPhone: Story = {
  ...phone,
  parameters: { layout: 'fullscreen', ...phone.parameters },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenMenu).toHaveBeenCalledOnce()
  },
}

export const Stress: Story = {
  parameters: visual('responsive'),
  args: { start: <Truncate>{`${stressText.nigerian} ${stressText.unbroken}`}</Truncate> },
}
