import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Menu, MenuItem } from '@/design-system/components/Menu/index.ts'
import {
  Sidebar,
  SidebarCard,
  SidebarFooter,
  SidebarHeader,
  SidebarIdentity,
  SidebarItem,
  SidebarNav,
  type SidebarProps,
  useSidebar,
} from '@/design-system/components/Sidebar/index.ts'
import { Skeleton, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { UserMenuTrigger } from '@/design-system/components/UserMenuTrigger/index.ts'
import { BriefcaseIcon } from '@/design-system/icons/BriefcaseIcon.tsx'
import { CreditCardIcon } from '@/design-system/icons/CreditCardIcon.tsx'
import { HomeIcon } from '@/design-system/icons/HomeIcon.tsx'
import { LogOutIcon } from '@/design-system/icons/LogOutIcon.tsx'
import { RefreshIcon } from '@/design-system/icons/RefreshIcon.tsx'
import { SettingsIcon } from '@/design-system/icons/SettingsIcon.tsx'
import { UsersIcon } from '@/design-system/icons/UsersIcon.tsx'
import { WalletIcon } from '@/design-system/icons/WalletIcon.tsx'
import { keyboardOnAPhone, keyboardOnly, noteFollowed } from '../_kit/keyboard.ts'
import { phone, visual } from '../_kit/visual.ts'

function UserMenu() {
  const { form } = useSidebar()
  return (
    <Menu
      side="top"
      align="start"
      trigger={
        <UserMenuTrigger
          avatar={<Avatar id="user-1" name="Adaeze Okonkwo" />}
          name="Adaeze Okonkwo"
          detail="adaeze@eko-nights.ng"
          form={form === 'collapsed' ? 'avatar' : 'full'}
        />
      }
    >
      <MenuItem icon={<LogOutIcon />} onSelect={() => undefined}>
        Logout
      </MenuItem>
    </Menu>
  )
}

function contents(company: string) {
  return (
    <>
      <SidebarHeader homeHref="#home" homeLabel="Marquee, dashboard">
        <SidebarIdentity
          media={<Avatar id="company-7" name={company} shape="company" size="lg" />}
          title={company}
          detail="ID: 64f1c2a9b7e3d"
        />
      </SidebarHeader>
      <SidebarNav label="Main">
        <SidebarItem href="#dashboard" icon={<HomeIcon />} label="Dashboard" active />
        <SidebarItem href="#gigs" icon={<BriefcaseIcon />} label="Gigs Management" />
        <SidebarItem href="#workers" icon={<UsersIcon />} label="My Workers" badge="New" />
        <SidebarItem href="#wallet" icon={<WalletIcon />} label="Wallet and Payments" />
        <SidebarItem href="#billing" icon={<CreditCardIcon />} label="Billing and subscription" />
        <SidebarItem href="#settings" icon={<SettingsIcon />} label="Profile and Settings" />
      </SidebarNav>
      <SidebarFooter>
        <SidebarCard>
          <Stack space={2}>
            <Text weight="semibold">2 out of 3 Gigs left</Text>
            <Text size="caption" tone="muted">
              You’re on Basic plan
            </Text>
            <Link href="#plans" variant="standalone">
              Upgrade to premium now
            </Link>
          </Stack>
        </SidebarCard>
        <UserMenu />
      </SidebarFooter>
    </>
  )
}

function Controlled(props: SidebarProps) {
  const [state, setState] = useState(props.state)
  const [mobileOpen, setMobileOpen] = useState(props.mobileOpen)
  return (
    <Sidebar
      {...props}
      state={state}
      mobileOpen={mobileOpen}
      onToggle={(event) => {
        props.onToggle(event)
        if (event.target === 'overlay') setMobileOpen((open) => !open)
        else setState((current) => (current === 'expanded' ? 'collapsed' : 'expanded'))
      }}
    />
  )
}

const meta = {
  title: 'Design system/Navigation/Sidebar',
  component: Sidebar,
  args: {
    state: 'expanded',
    mobileOpen: false,
    onToggle: fn(),
    label: 'Sidebar',
    children: contents('Eko Nights Ltd'),
  },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'fullscreen', ...visual('component', [], { crop: 'window' }) },
} satisfies Meta<typeof Sidebar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark', 'forced-colors', 'reduced-motion'], { crop: 'window' }),
}

export const Hovered: Story = {
  parameters: visual('component', [], { crop: 'window', hover: 'role=link[name="Gigs Management"]' }),
}

/** Under a pointer that is held down. */
export const HeldDown: Story = {
  parameters: visual('component', [], { crop: 'window', press: 'role=link[name="Gigs Management"]' }),
}

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Dashboard' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Gigs Management' })).toHaveFocus()
  },
}

const places = (
  <SidebarNav label="Main">
    <SidebarItem href="#dashboard" icon={<HomeIcon />} label="Dashboard" active />
    <SidebarItem href="#gigs" icon={<BriefcaseIcon />} label="Gigs Management" />
  </SidebarNav>
)

/** The slots have their final shape, so that nothing moves when the company and the plan have loaded. */
export const SlotsLoading: Story = {
  args: {
    children: (
      <>
        <SidebarHeader homeHref="#home" homeLabel="Marquee, dashboard">
          <SidebarIdentity
            media={
              <Skeleton>
                <Avatar id="company-7" name="" shape="company" size="lg" />
              </Skeleton>
            }
            title="Loading..."
            detail="ID: ---"
          />
        </SidebarHeader>
        {places}
        <SidebarFooter>
          <SidebarCard>
            <Stack space={3}>
              <Stack space={1}>
                <SkeletonText width="long" />
                <SkeletonText textStyle="caption" width="medium" />
              </Stack>
              <SkeletonText width="medium" />
            </Stack>
          </SidebarCard>
        </SidebarFooter>
      </>
    ),
  },
}

const onRetry = fn()

/** Each slot shows its own error; the links stay usable. */
export const SlotsError: Story = {
  args: {
    children: (
      <>
        <SidebarHeader homeHref="#home" homeLabel="Marquee, dashboard">
          <SidebarIdentity
            media={<Avatar id="company-7" name="?" shape="company" size="lg" />}
            title="Business not loaded"
            detail="Check your connection."
          />
        </SidebarHeader>
        {places}
        <SidebarFooter>
          <SidebarCard>
            <Stack space={3}>
              <Text>Failed to load your plan</Text>
              <Button size="sm" variant="outline" icon={<RefreshIcon />} onClick={onRetry}>
                Try again
              </Button>
            </Stack>
          </SidebarCard>
        </SidebarFooter>
      </>
    ),
  },
  play: async ({ canvas }) => {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Gigs Management' })).toBeVisible()
  },
}

export const Collapsed: Story = { args: { state: 'collapsed' } }

export const LongNames: Story = {
  args: { children: contents('Ọjà Ọba Entertainment, Weddings & Corporate Events Company of Lagos') },
}

export const ToggledByButtonAndKeys: Story = {
  parameters: visual('component', [], { skip: 'The look is that of Playground.' }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }))
    await expect(canvas.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'My Workers New' })).toBeVisible()
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(canvas.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
    await userEvent.keyboard('{Meta>}b{/Meta}')
    await expect(args.onToggle).toHaveBeenCalledTimes(3)
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  },
}

export const CollapsedWithTooltip: Story = {
  args: { state: 'collapsed' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Dashboard' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip', { name: 'Dashboard' })).toBeInTheDocument()
  },
}

export const Mobile: Story = {
  ...phone,
  parameters: { layout: 'fullscreen', ...phone.parameters },
  args: { mobileOpen: true },
}

export const Keyboard: Story = {
  parameters: { layout: 'fullscreen', ...keyboardOnly },
  play: async ({ canvas, canvasElement, args }) => {
    const followed = noteFollowed(canvasElement)
    canvas.getByRole('link', { name: 'My Workers New' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Wallet and Payments' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(followed).toEqual(['#workers'])
    await userEvent.keyboard('{Control>}b{/Control}')
    await userEvent.keyboard('{Meta>}b{/Meta}')
    await expect(args.onToggle).toHaveBeenCalledTimes(2)
  },
}

export const KeyboardOnAPhone: Story = {
  ...phone,
  parameters: { layout: 'fullscreen', ...keyboardOnAPhone },
  args: { mobileOpen: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onToggle).toHaveBeenLastCalledWith({ target: 'overlay' })
  },
}
