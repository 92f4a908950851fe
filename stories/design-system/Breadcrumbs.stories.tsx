import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Breadcrumbs } from '@/design-system/components/Breadcrumbs/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly, noteFollowed } from '../_kit/keyboard.ts'
import { phone, visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const gigs = { label: 'Gigs Management', href: '#gigs' }
const gig = { label: 'Wedding DJ', href: '#gigs/7' }

const meta = {
  title: 'Design system/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { trail: [gigs, gig], current: 'Applicants' },
  argTypes: { trail: { control: false }, moreLabel: { control: false }, backLabel: { control: false } },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

/** One, two and three pages above. */
export const Playground: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: (args) => (
    <Stack space={4}>
      <Breadcrumbs {...args} label="Short" trail={[gigs]} current="Wedding DJ" />
      <Breadcrumbs {...args} />
      <Breadcrumbs {...args} label="Three above" trail={[{ label: 'Dashboard', href: '#' }, gigs, gig]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    await expect(nav.getByRole('link', { name: 'Wedding DJ' })).toHaveAttribute('href', '#gigs/7')
    await expect(nav.getByText('Applicants')).toHaveAttribute('aria-current', 'page')
    await expect(nav.queryByRole('link', { name: 'Back to Wedding DJ' })).toBeNull()
  },
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'role=link[name="Wedding DJ"]' }) }

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Gigs Management' })).toHaveFocus()
  },
}

/** The first page and the parent stay; the pages between are a menu of links. */
export const Collapsed: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  args: {
    trail: [
      { label: 'Dashboard', href: '#' },
      gigs,
      gig,
      { label: 'Applicants', href: '#gigs/7/applicants' },
      { label: 'Adaeze Okonkwo', href: '#gigs/7/applicants/3' },
    ],
    current: 'Portfolio',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more' }))
    const menu = await screen.findByRole('menu', { name: 'Show 3 more' })
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Gigs Management' })).toBeVisible())
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3)
  },
}

export const Phone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Wedding DJ' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Stress: Story = {
  render: () => (
    <Stack space={4}>
      <Breadcrumbs
        label="Long"
        trail={[gigs, { label: stressText.long, href: '#long' }]}
        current={stressText.nigerian}
      />
      <Breadcrumbs
        label="Unbroken"
        trail={[{ label: stressText.unbroken, href: '#unbroken' }, gig]}
        current={stressText.unbroken}
      />
      <Narrow>
        <Breadcrumbs
          label="Narrow"
          trail={[gigs, { label: stressText.nigerian, href: '#nigerian' }]}
          current={`${stressText.money} and more`}
        />
      </Narrow>
    </Stack>
  ),
}

export const Keyboard: Story = {
  ...Collapsed,
  parameters: keyboardOnly,
  play: async ({ canvas, canvasElement }) => {
    const followed = noteFollowed(canvasElement)
    const more = canvas.getByRole('button', { name: 'Show 3 more' })
    const isFocused = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await expect(more).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(followed).toEqual(['#'])
    more.focus()
    await userEvent.keyboard('{Enter}')
    await isFocused('Gigs Management')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await isFocused('Applicants')
    await userEvent.keyboard('{ArrowUp}')
    await isFocused('Wedding DJ')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
  },
}
