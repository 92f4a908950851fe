import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { TabLinks } from '@/design-system/components/TabLinks/index.ts'
import { keyboardOnly, noteFollowed } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const links = [
  { href: '#profile', label: 'Profile' },
  { href: '#business', label: 'Business' },
  { href: '#team', label: 'Team', count: 3 },
  { href: '#notifications', label: 'Notifications', count: 12, countLabel: '12 unread' },
  { href: '#security', label: 'Password and security' },
]

const meta = {
  title: 'Design system/Navigation/TabLinks',
  component: TabLinks,
  args: { label: 'Settings', links, current: '#business' },
  argTypes: { links: { control: false }, current: { control: 'select', options: links.map(({ href }) => href) } },
} satisfies Meta<typeof TabLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Settings' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Business')
    await expect(canvas.getByRole('link', { name: 'Notifications 12 unread' })).toBeVisible()
  },
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'role=link[name="Profile"]' }) }

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Team 3' })).toHaveFocus()
  },
}

/** The tab of the current page is visible, with its neighbours. */
export const Overflow: Story = {
  args: { current: '#notifications' },
  render: (args) => (
    <Narrow>
      <TabLinks {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="Scroller"]')).toHaveAttribute('data-more', 'both'),
    )
  },
}

export const Stress: Story = {
  args: {
    label: stressText.long,
    current: '#money',
    links: [
      { href: '#money', label: stressText.money, count: 999 },
      { href: '#nigerian', label: stressText.nigerian },
      { href: '#unbroken', label: stressText.unbroken },
    ],
  },
  render: (args) => (
    <Narrow>
      <TabLinks {...args} />
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  play: async ({ canvas, canvasElement }) => {
    const followed = noteFollowed(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Business' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(followed).toEqual(['#profile'])
  },
}
