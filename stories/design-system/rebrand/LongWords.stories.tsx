import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Sidebar, SidebarItem, SidebarNav } from '@/design-system/components/Sidebar/index.ts'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@/design-system/components/Table/index.ts'
import { Tabs } from '@/design-system/components/Tabs/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { HomeIcon } from '@/design-system/icons/HomeIcon.tsx'
import { SettingsIcon } from '@/design-system/icons/SettingsIcon.tsx'
import { visual } from '../../_kit/visual.ts'
import { isCutWithTitle } from '../stress-checks.ts'

const nothing = () => undefined

const meta = {
  title: 'Foundations/Long words',
  globals: { words: 'long' },
  parameters: visual('component'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** No item is wider than the sidebar. */
export const SidebarItems: Story = {
  parameters: visual('desktop', [], { crop: 'window' }),
  render: () => (
    <Sidebar label="Main" state="expanded" mobileOpen={false} onToggle={nothing}>
      <SidebarNav label="Pages">
        <SidebarItem href="#home" icon={<HomeIcon />} label="Home" active />
        <SidebarItem href="#settings" icon={<SettingsIcon />} label="Notifications and preferences" badge="New" />
      </SidebarNav>
    </Sidebar>
  ),
  play: async ({ canvasElement }) => {
    const sidebar = canvasElement.querySelector('[data-component="Sidebar"]')?.getBoundingClientRect()
    const items = [...canvasElement.querySelectorAll('[data-part="SidebarItem"]')]
    await expect(items).toHaveLength(2)
    for (const item of items) {
      await expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(sidebar?.right ?? 0)
    }
    await expect(isCutWithTitle(items[1]?.querySelector('[title]') ?? null)).toBe(true)
  },
}

/** The actions of a page wrap below its title instead of leaving the window. */
export const PageHeaderOnATablet: Story = {
  globals: { words: 'long', viewport: { value: 'tablet' } },
  parameters: visual('component', ['tablet'], { crop: 'window' }),
  render: () => (
    <PageHeader
      title="Photographer"
      description="Saturday, Victoria Island"
      actions={
        <Actions>
          <Button variant="ghost">Message everybody</Button>
          <Button variant="outline" tone="primary">
            Republish Gig
          </Button>
          <Button variant="outline" tone="primary">
            Invite workers
          </Button>
          <Button>Release payment</Button>
        </Actions>
      }
    />
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const rows = [
  { id: 'a', name: 'Wedding DJ', at: '2025-11-21T18:00:00+01:00', city: 'Lagos' },
  { id: 'b', name: 'Photographer', at: '2025-11-28T09:30:00+01:00', city: 'Abuja' },
]

/** A date never stands over the next column. */
export const DatesInCells: Story = {
  render: () => (
    <div style={{ width: '22rem' }}>
      <Table label="Gigs">
        <TableHead>
          <TableRow>
            <TableHeaderCell>Gig</TableHeaderCell>
            <TableHeaderCell>Starts</TableHeaderCell>
            <TableHeaderCell>City</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, name, at, city }) => (
            <TableRow key={id}>
              <TableCell>{name}</TableCell>
              <TableCell>
                <DateTime value={at} />
              </TableCell>
              <TableCell>{city}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const time of canvas.getAllByRole('time')) {
      const cell = time.closest('td')
      for (const piece of time.children) {
        await expect(piece.getBoundingClientRect().right).toBeLessThanOrEqual(
          (cell?.getBoundingClientRect().right ?? 0) + 1,
        )
      }
    }
  },
}

/** A tab is never wider than a phone; the others are reached by scrolling the strip. */
export const TabLabels: Story = {
  render: () => (
    <div style={{ width: '20rem' }}>
      <Tabs
        label="Gigs"
        defaultValue="waiting"
        tabs={[
          { value: 'waiting', label: 'Waiting for applicants', count: 4, panel: <Text>Four</Text> },
          { value: 'past', label: 'Past', panel: <Text>None</Text> },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [waiting] = canvas.getAllByRole('tab')
    await expect(waiting?.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    await expect(isCutWithTitle(waiting?.querySelector('[title]') ?? null)).toBe(true)
  },
}
