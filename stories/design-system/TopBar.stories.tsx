import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AppShell } from '@/design-system/components/AppShell/index.ts'
import { Breadcrumbs } from '@/design-system/components/Breadcrumbs/index.ts'
import { CountBadge } from '@/design-system/components/CountBadge/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Logo } from '@/design-system/components/Logo/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { TopBar } from '@/design-system/components/TopBar/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { BellIcon } from '@/design-system/icons/BellIcon.tsx'
import { SearchIcon } from '@/design-system/icons/SearchIcon.tsx'
import { keyboardOnAPhone } from '../_kit/keyboard.ts'
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

/** The title of the page has other words than the section. */
export const Section: Story = {
  parameters: visual('responsive'),
  args: { start: undefined, section: 'Dashboard', sectionShown: 'always' },
}

/** The trail of the page. On a phone the link back takes the place of the logo. */
export const Trail: Story = {
  parameters: visual('responsive'),
  args: { section: 'Gig details' },
  render: (args) => (
    <AppShell sidebar={null} topBar={<TopBar {...args} />}>
      <PageHeader
        title={stressText.nigerian}
        before={<Breadcrumbs trail={[{ label: 'Gigs Management', href: '#gigs' }]} current={stressText.nigerian} />}
      />
    </AppShell>
  ),
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('banner'))
    await expect(bar.getByRole('link', { name: /Gigs Management$/ })).toBeVisible()
    // The title right below says it.
    await expect(bar.getByText(stressText.nigerian).closest('li')).toHaveStyle({ opacity: '0' })
    await expect(bar.getByText('Gig details')).not.toBeVisible()
  },
}

export const Keyboard: Story = {
  ...phone,
  parameters: { layout: 'fullscreen', ...keyboardOnAPhone },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}[Space]')
    await expect(args.onOpenMenu).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(button).not.toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(button).toHaveFocus()
  },
}
