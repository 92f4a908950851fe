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
import { isCutWithTitle, sticksOut } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

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
  parameters: { layout: 'fullscreen', ...visual('screen', [], { skip: 'Looks as Playground does.' }) },
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

/** The narrowest window with a sidebar, and only long words: sidebar and top bar keep their size, and the page stays in its column. */
export const Stress: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { layout: 'fullscreen', ...visual('component', ['tablet'], { crop: 'window' }) },
  args: {
    sidebar: (
      <Sidebar state="expanded" mobileOpen={false} onToggle={nothing} label="Sidebar">
        <SidebarHeader homeHref="#home" homeLabel="Marquee, dashboard">
          <SidebarIdentity
            media={<Avatar id="company-7" name={stressText.unbroken} shape="company" size="lg" />}
            title={stressText.unbroken}
            detail={stressText.nigerian}
          />
        </SidebarHeader>
        <SidebarNav label="Main">
          <SidebarItem href="#dashboard" icon={<HomeIcon />} label={stressText.long} active />
          <SidebarItem href="#gigs" icon={<BriefcaseIcon />} label={stressText.unbroken} badge="99+" />
        </SidebarNav>
      </Sidebar>
    ),
    topBar: (
      <TopBar
        menuOpen={false}
        onOpenMenu={nothing}
        section={stressText.unbroken}
        sectionShown="always"
        end={<Button>Post a Gig</Button>}
      />
    ),
    children: (
      <>
        <PageHeader title={stressText.unbroken} description={stressText.long} actions={<Button>Post a Gig</Button>} />
        <Text>{stressText.unbroken}</Text>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    const sidebar = canvasElement.querySelector('[data-component="Sidebar"]')
    const topBarShown = canvas.getByRole('banner')
    for (const part of [sidebar, topBarShown, canvas.getByRole('main')]) {
      await expect(part === null ? ['missing'] : sticksOut(part)).toEqual([])
    }
    await expect(topBarShown.getBoundingClientRect().height).toBe(48)
    await expect(isCutWithTitle(sidebar?.querySelector('[data-part="SidebarItem"] [title]') ?? null)).toBe(true)
  },
}
