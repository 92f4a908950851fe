import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { Popover, type PopoverProps } from '@/design-system/components/Popover/index.ts'
import { Menu, MenuItem } from '@/design-system/components/Menu/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Overlays/Popover',
  component: Popover,
  args: {
    label: 'How pay is released',
    trigger: (
      <Button variant="outline" tone="primary">
        How pay is released
      </Button>
    ),
    children: <Text>We hold the pay when you accept an applicant, and release it when you approve the work.</Text>,
    open: true,
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  parameters: { ...visual('component', [], { crop: 'window' }) },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('screen', ['dark', 'forced-colors', 'reduced-motion'], { crop: 'window' }),
}

const lines = Array.from({ length: 40 }, (_, index) => (
  <Text key={`line ${index + 1}`}>{index + 1}. A popover is never higher than the window; the rest scrolls.</Text>
))

export const ScrollingBody: Story = {
  args: { children: <Stack space={3}>{lines}</Stack> },
  play: async () => {
    const popover = await screen.findByRole('dialog')
    await waitFor(() => expect(popover.querySelector('[data-part="Body"]')).toHaveAttribute('tabindex', '0'))
    await expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** A menu above a popover: Escape closes the menu alone. */
export const Nested: Story = {
  args: {
    label: 'View',
    trigger: (
      <Button variant="outline" tone="primary">
        View
      </Button>
    ),
    children: (
      <Menu
        align="start"
        trigger={
          <Button variant="outline" tone="primary">
            Sort by
          </Button>
        }
      >
        <MenuItem onSelect={() => undefined}>Newest</MenuItem>
        <MenuItem onSelect={() => undefined}>Name</MenuItem>
      </Menu>
    ),
  },
  play: async () => {
    const sort = await screen.findByRole('button', { name: 'Sort by' })
    await userEvent.click(sort)
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Sort by' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'View' })).toBeVisible()
    await waitFor(() => expect(sort).toHaveFocus())
    await userEvent.click(sort)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Newest' })).toBeVisible())
  },
}
export const Stress: Story = {
  args: { children: <Text>{`${stressText.long} ${stressText.unbroken} ${stressText.nigerian}`}</Text> },
}

const { open: _open, ...closed } = meta.args

export const Behaviour: Story = {
  parameters: visual('component', [], { skip: 'Closed at its end; the other stories show it open.' }),
  render: () => <Popover {...(closed satisfies PopoverProps)} />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'How pay is released' })
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'How pay is released' })).toBeVisible())
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  render: () => (
    <Popover {...(closed satisfies PopoverProps)}>
      <Button>Fund wallet</Button>
    </Popover>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'How pay is released' })
    for (const key of ['{Enter}', '[Space]']) {
      trigger.focus()
      await userEvent.keyboard(key)
      const popover = await screen.findByRole('dialog', { name: 'How pay is released' })
      await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true))
      await userEvent.tab()
      await expect(popover.contains(document.activeElement)).toBe(true)
      await userEvent.tab({ shift: true })
      await expect(popover.contains(document.activeElement)).toBe(true)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    }
  },
}
