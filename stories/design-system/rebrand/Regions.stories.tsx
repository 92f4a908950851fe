import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { Combobox } from '@/design-system/components/Combobox/index.ts'
import { DatePicker } from '@/design-system/components/DatePicker/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Drawer } from '@/design-system/components/Drawer/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Menu, MenuItem, MenuSub } from '@/design-system/components/Menu/index.ts'
import { Popover } from '@/design-system/components/Popover/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { toast, Toaster } from '@/design-system/components/Toast/index.ts'
import { Tooltip } from '@/design-system/components/Tooltip/index.ts'
import { ThemeRegion } from '@/design-system/themes/theme-region.tsx'
import { Panel } from '../../_kit/panel.tsx'
import { visual } from '../../_kit/visual.ts'
import './harmattan.css.ts'

const nothing = () => undefined
const states = ['Lagos', 'Ọ̀yọ́', 'Rivers'].map((label) => ({ value: label, label }))

/** The page around the region shows where the region ends. */
function InAPage({ children }: { children: ReactNode }) {
  return (
    <Stack space={4}>
      <Text>The page is in its own theme and brand.</Text>
      {children}
    </Stack>
  )
}

function Overlays() {
  return (
    <Panel surface="page">
      <Stack space={4}>
        <Text weight="semibold">A region of its own</Text>
        <Inline space={8}>
          <Menu
            trigger={
              <Button variant="outline" tone="primary">
                Account
              </Button>
            }
            align="start"
            open
            onOpenChange={nothing}
          >
            <MenuItem onSelect={nothing}>Profile and Settings</MenuItem>
            <MenuSub label="Theme">
              <MenuItem onSelect={nothing}>Dark</MenuItem>
            </MenuSub>
          </Menu>
          <Popover
            label="How pay is released"
            trigger={
              <Button variant="outline" tone="primary">
                How pay is released
              </Button>
            }
            open
            onOpenChange={nothing}
            side="right"
          >
            <Text>The pay is released when you approve the work.</Text>
          </Popover>
        </Inline>
        <Inline>
          <Tooltip text="Copies the reference" defaultOpen side="right">
            <Button variant="ghost">Copy</Button>
          </Tooltip>
        </Inline>
      </Stack>
    </Panel>
  )
}

function Fields() {
  return (
    <Panel surface="page">
      <Stack space={4}>
        <Combobox label="State" value={null} onChange={nothing} options={states} />
        <Select label="City" options={states} placeholder="Choose a city" />
        <DatePicker label="Day" value={null} onChange={nothing} today="2025-11-14" />
      </Stack>
    </Panel>
  )
}

const meta = {
  title: 'Foundations/Themes in each other',
  component: ThemeRegion,
  args: { children: <Overlays /> },
  argTypes: { children: { control: false } },
  parameters: visual('component', ['dark'], { crop: 'window' }),
  render: (args) => (
    <InAPage>
      <ThemeRegion {...args} />
    </InAPage>
  ),
} satisfies Meta<typeof ThemeRegion>
export default meta
type Story = StoryObj<typeof meta>

/** The colour of a surface, as the browser has computed it. */
const surfaceOf = (element: Element) => getComputedStyle(element).backgroundColor

/** How light a colour is, from 0 to 255: the mean of its three channels. */
const lightness = (colour: string) => {
  const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  return channels.reduce((sum, channel) => sum + channel, 0) / channels.length
}

/** A dark region in a page: what is open over it is dark too. */
export const DarkRegion: Story = {
  args: { theme: 'dark' },
  play: async () => {
    const menu = await screen.findByRole('menu', { name: 'Account' })
    await expect(lightness(surfaceOf(menu))).toBeLessThan(90)
    await expect(getComputedStyle(menu).colorScheme).toBe('dark')
    const popover = await screen.findByRole('dialog', { name: 'How pay is released' })
    await expect(lightness(surfaceOf(popover))).toBeLessThan(90)
    await expect(lightness(getComputedStyle(popover).color)).toBeGreaterThan(160)
  },
}

/** A second brand in a page: corners and colours of what is open over it are the brand's. */
export const SecondBrand: Story = {
  args: { brand: 'harmattan' },
  play: async () => {
    const menu = await screen.findByRole('menu', { name: 'Account' })
    await expect(getComputedStyle(menu).borderRadius).toBe('4px')
    await expect(menu.closest('[data-brand="harmattan"]')).not.toBeNull()
  },
}

/** The list of a field, which is not open with another overlay. */
export const ListInADarkRegion: Story = {
  args: { theme: 'dark', children: <Fields /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }))
    const list = await screen.findByRole('listbox')
    await expect(list.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark')
    await expect(lightness(surfaceOf(list.closest('[data-part="ChoicePopup"]') ?? list))).toBeLessThan(90)
  },
}

/** A calendar over a region of the second brand. */
export const CalendarInASecondBrand: Story = {
  args: { brand: 'harmattan', children: <Fields /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open calendar' }))
    const calendar = await screen.findByRole('dialog', { name: 'Day' })
    await expect(getComputedStyle(calendar).borderRadius).toBe('4px')
  },
}

/** A dialog from a region has the region's look, and so has a menu opened inside it. */
export const DialogFromARegion: Story = {
  args: {
    theme: 'dark',
    brand: 'harmattan',
    children: (
      <Dialog open onClose={nothing} title="Preview" footer={<Button>Save</Button>}>
        <Menu
          trigger={
            <Button variant="outline" tone="primary">
              More
            </Button>
          }
          align="start"
        >
          <MenuItem onSelect={nothing}>Duplicate</MenuItem>
        </Menu>
      </Dialog>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Preview' })
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(lightness(surfaceOf(menu))).toBeLessThan(90))
    await expect(dialog).toContainElement(menu)
  },
}

/** A drawer from a region. */
export const DrawerFromARegion: Story = {
  args: {
    theme: 'dark',
    children: (
      <Drawer open onClose={nothing} title="Filters">
        <Text>Nothing is filtered.</Text>
      </Drawer>
    ),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' })
    await expect(drawer.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark')
  },
}

/** The messages of a `Toaster` in a region of the second brand. */
export const ToastInARegion: Story = {
  args: {
    brand: 'harmattan',
    children: (
      <Panel surface="page">
        <Button onClick={() => toast.success('Saved', { id: 'region' })}>Save</Button>
        <Toaster />
      </Panel>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const message = await screen.findByText('Saved')
    await expect(message.closest('[data-brand="harmattan"]')).not.toBeNull()
  },
}
