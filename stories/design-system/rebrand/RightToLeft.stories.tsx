import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Breadcrumbs } from '@/design-system/components/Breadcrumbs/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Checkbox } from '@/design-system/components/Checkbox/index.ts'
import { Code } from '@/design-system/components/Code/index.ts'
import { DatePicker } from '@/design-system/components/DatePicker/index.ts'
import { Drawer } from '@/design-system/components/Drawer/index.ts'
import { Menu, MenuItem, MenuSub } from '@/design-system/components/Menu/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { OtpField } from '@/design-system/components/OtpField/index.ts'
import { Pagination } from '@/design-system/components/Pagination/index.ts'
import { Progress } from '@/design-system/components/Progress/index.ts'
import { RadioGroup } from '@/design-system/components/RadioGroup/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Stepper } from '@/design-system/components/Stepper/index.ts'
import { Switch } from '@/design-system/components/Switch/index.ts'
import { Tabs } from '@/design-system/components/Tabs/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { visual } from '../../_kit/visual.ts'

const nothing = () => undefined

/** The words stay English: the product's fonts have no other script, so pictures would differ from machine to machine. */
const cities = ['Lagos', 'Abuja', 'Kano'].map((label) => ({ value: label, label }))

const meta = {
  title: 'Foundations/Right to left',
  globals: { direction: 'rtl' },
  parameters: visual('component'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Whether the first element is on the side where a line begins. */
const isBefore = (first: Element, second: Element) =>
  first.getBoundingClientRect().left > second.getBoundingClientRect().left

/** Fields: labels and controls change sides; addresses, numbers and codes run from left to right. */
export const Fields: Story = {
  render: () => (
    <Stack space={4}>
      <TextField label="Name" defaultValue="Amina Bello" />
      <TextField label="Email" type="email" defaultValue="amina@example.ng" />
      <Select label="City" options={cities} placeholder="Choose a city" />
      <DatePicker label="Day" today="2025-11-14" value="2025-11-21" onChange={nothing} />
      <OtpField label="Code" value="12" onChange={nothing} />
      <Checkbox label="Meals are included" defaultChecked />
      <RadioGroup label="Where" name="when" options={cities} defaultValue="Abuja" />
      <Switch label="Reminders" defaultChecked />
      <Switch label="Summaries" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveAttribute('dir', 'ltr')
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveAttribute('dir', 'auto')
    for (const control of canvas.getAllByRole('switch')) {
      const track = control.getBoundingClientRect()
      const thumb = control.parentElement?.querySelector('[data-part="Thumb"]')?.getBoundingClientRect()
      await expect(thumb?.left).toBeGreaterThanOrEqual(track.left)
      await expect(thumb?.right).toBeLessThanOrEqual(track.right)
    }
    const [on, off] = canvas.getAllByRole('switch').map((control) => {
      const thumb = control.parentElement?.querySelector('[data-part="Thumb"]')?.getBoundingClientRect()
      return (thumb?.left ?? 0) - control.getBoundingClientRect().left
    })
    // On is at the end of the line, which is on the left.
    await expect(on).toBeLessThan(off ?? 0)
  },
}

/** Navigation: steps, pages, paths and tabs begin on the right, and arrows point where they lead. */
export const Navigation: Story = {
  render: () => (
    <Stack space={6}>
      <Breadcrumbs
        trail={[
          { label: 'Gigs', href: '#gigs' },
          { label: 'Wedding DJ', href: '#gig' },
        ]}
        current="Workers"
      />
      <Tabs
        label="Gigs"
        defaultValue="open"
        tabs={[
          { value: 'open', label: 'Open', count: 4, panel: <Text>Four Gigs</Text> },
          { value: 'past', label: 'Past', count: 12, panel: <Text>Twelve Gigs</Text> },
        ]}
      />
      <Progress label="Gigs" value={1} max={3} valueText="1 / 3" />
      <Pagination page={2} pageSize={10} total={95} onPageChange={nothing} />
      <Stepper
        label="Post a Gig"
        steps={[
          { id: 'details', label: 'Details', state: 'done' },
          { id: 'pay', label: 'Pay', state: 'current' },
          { id: 'review', label: 'Review', state: 'upcoming' },
        ]}
      />
      <Text>
        Reference <Code>MRQ-2025-11-14</Code>, <Money amount={-125_000_00} />
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [open, past] = canvas.getAllByRole('tab')
    await expect(isBefore(open as Element, past as Element)).toBe(true)
    open?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(past).toHaveFocus()
    past?.blur()
    const bar = canvas.getByRole('progressbar')
    const fill = bar.firstElementChild?.getBoundingClientRect()
    await waitFor(() => expect(fill?.right).toBeGreaterThan(bar.getBoundingClientRect().right))
    const arrow = canvas.getByRole('navigation', { name: 'Pages' }).querySelector('svg')
    await expect(getComputedStyle(arrow as Element).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  },
}

/** A menu opens towards the left, and so does its submenu, by the left arrow key. */
export const MenuOpen: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  render: () => (
    <Menu
      trigger={
        <Button variant="outline" tone="primary">
          Account
        </Button>
      }
      align="start"
    >
      <MenuItem onSelect={nothing}>Profile</MenuItem>
      <MenuSub label="Theme">
        <MenuItem onSelect={nothing}>Dark</MenuItem>
      </MenuSub>
    </Menu>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account' })
    await userEvent.click(button)
    const menu = await screen.findByRole('menu', { name: 'Account' })
    await waitFor(() =>
      expect(Math.abs(menu.getBoundingClientRect().right - button.getBoundingClientRect().right)).toBeLessThan(2),
    )
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}')
    const submenu = await screen.findByRole('menu', { name: 'Theme' })
    await waitFor(() => expect(isBefore(menu, submenu)).toBe(true))
  },
}

/** A drawer at the end of the line stands on the left. */
export const DrawerAtTheEnd: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  render: () => (
    <Drawer open onClose={nothing} title="Filters" footer={<Button>Apply</Button>}>
      <Text>Nothing is filtered.</Text>
    </Drawer>
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
  },
}
