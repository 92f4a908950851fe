import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Breadcrumbs } from '@/design-system/components/Breadcrumbs/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Menu, MenuItem } from '@/design-system/components/Menu/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { TabLinks } from '@/design-system/components/TabLinks/index.ts'
import { MoreHorizontalIcon } from '@/design-system/icons/MoreHorizontalIcon.tsx'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Navigation/PageHeader',
  component: PageHeader,
  args: {
    title: 'Wedding DJ',
    description: 'Sat 15 Nov 2025, 6:00 PM, Eko Hotel, Victoria Island.',
    actions: (
      <>
        <Button variant="outline">Share</Button>
        <Button>Edit Gig</Button>
      </>
    ),
    before: (
      <Breadcrumbs
        trail={[
          { label: 'Dashboard', href: '#' },
          { label: 'Gigs Management', href: '#gigs' },
        ]}
        current="Wedding DJ"
      />
    ),
    tabs: (
      <TabLinks
        label="Wedding DJ"
        current="#applicants"
        links={[
          { href: '#overview', label: 'Overview' },
          { href: '#applicants', label: 'Applicants', count: 12 },
          { href: '#hired', label: 'Hired', count: 2 },
          { href: '#payments', label: 'Payments' },
        ]}
      />
    ),
  },
  argTypes: {
    actions: { control: false },
    menu: { control: false },
    before: { control: false },
    tabs: { control: false },
    headingRef: { control: false },
  },
  parameters: { layout: 'padded', ...visual('component') },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('responsive', ['forced-colors']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Wedding DJ')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Applicants 12')
  },
}

const { before: _before, tabs: _tabs, ...plain } = meta.args

export const TitleAndAction: Story = {
  args: {},
  render: () => <PageHeader {...plain} actions={<Button>Post a Gig</Button>} />,
}

/** Before the buttons; on a phone beside the breadcrumbs, where it needs no line of its own. */
export const WithMenu: Story = {
  parameters: visual('responsive'),
  args: {
    actions: <Button>Review applicants</Button>,
    menu: (
      <Menu trigger={<IconButton label="More actions" variant="outline" icon={<MoreHorizontalIcon />} />}>
        <MenuItem onSelect={fn()}>Republish</MenuItem>
      </Menu>
    ),
  },
}

export const Stress: Story = {
  args: { title: stressText.nigerian, description: `${stressText.long} ${stressText.money}` },
  render: (args) => (
    <Narrow>
      <PageHeader {...args} />
      <PageHeader title={stressText.unbroken} />
    </Narrow>
  ),
}
