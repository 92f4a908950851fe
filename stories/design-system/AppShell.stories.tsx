import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AppShell } from '@/design-system/components/AppShell/index.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { CountBadge } from '@/design-system/components/CountBadge/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import {
  Sidebar,
  SidebarHeader,
  SidebarIdentity,
  SidebarItem,
  SidebarNav,
  type SidebarState,
} from '@/design-system/components/Sidebar/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TopBar } from '@/design-system/components/TopBar/index.ts'
import { BellIcon } from '@/design-system/icons/BellIcon.tsx'
import { BriefcaseIcon } from '@/design-system/icons/BriefcaseIcon.tsx'
import { HomeIcon } from '@/design-system/icons/HomeIcon.tsx'
import { phone, visual } from '../_kit/visual.ts'
import { SampleIllustration } from './sample-illustration.tsx'

const nothing = () => undefined

const sidebarIn = (state: SidebarState, mobileOpen = false) => (
  <Sidebar state={state} mobileOpen={mobileOpen} onToggle={nothing} label="Sidebar">
    <SidebarHeader homeHref="#home" homeLabel="Marquee, dashboard">
      <SidebarIdentity
        media={<Avatar id="company-7" name="Eko Nights Ltd" shape="company" size="lg" />}
        title="Eko Nights Ltd"
        detail="ID: 64f1c2a9b7e3d"
      />
    </SidebarHeader>
    <SidebarNav label="Main">
      <SidebarItem href="#dashboard" icon={<HomeIcon />} label="Dashboard" />
      <SidebarItem href="#gigs" icon={<BriefcaseIcon />} label="Gigs Management" active />
    </SidebarNav>
  </Sidebar>
)

const topBar = (
  <TopBar
    menuOpen={false}
    onOpenMenu={nothing}
    end={<IconButton label="Notifications, 3 unread" icon={<BellIcon />} badge={<CountBadge count={3} />} />}
  />
)

const page = (
  <>
    <PageHeader
      title="Gigs Management"
      description="Every Gig you have posted, and who applied."
      actions={<Button>Post a Gig</Button>}
    />
    <EmptyState title="No Gigs yet" illustration={<SampleIllustration />} size="page">
      The Gigs you post appear here, with everyone who applied.
    </EmptyState>
  </>
)

const meta = {
  title: 'Design system/Navigation/AppShell',
  component: AppShell,
  args: { sidebar: sidebarIn('expanded'), topBar, children: page },
  parameters: { layout: 'fullscreen', ...visual('screen', [], { crop: 'window' }) },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('screen', ['tablet', 'forced-colors', 'reduced-motion'], { crop: 'window' }),
}

export const Collapsed: Story = {
  args: { sidebar: sidebarIn('collapsed') },
  parameters: visual('component', [], { crop: 'window' }),
}

export const MobileOpen: Story = {
  ...phone,
  parameters: { layout: 'fullscreen', ...phone.parameters },
  args: { sidebar: sidebarIn('expanded', true) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sidebar' })).toBeVisible())
  },
}

export const SkipLinkReachesThePage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const LongPage: Story = {
  args: {
    children: (
      <>
        <PageHeader
          title="Ìṣàkóso àwọn iṣẹ́ tí a ti fi síta fún gbogbo ayẹyẹ ìparí ọdún"
          actions={<Button>Post a Gig</Button>}
        />
        {Array.from({ length: 40 }, (_, index) => (
          <Text key={index} as="p">
            Row {index + 1}: the sidebar and the top bar stay while the document scrolls.
          </Text>
        ))}
      </>
    ),
  },
}
