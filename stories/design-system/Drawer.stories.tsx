import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Drawer, drawerPhoneForms, drawerSides, drawerWidths } from '@/design-system/components/Drawer/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { NoNotificationsIllustration } from '@/design-system/illustrations/NoNotificationsIllustration.tsx'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { phone, visual } from '../_kit/visual.ts'
import { stressText } from './stress-text.ts'

const lines = Array.from({ length: 30 }, (_, index) => (
  <Text key={`line ${index + 1}`}>Notification {index + 1}: a worker has applied to your Gig.</Text>
))

const meta = {
  title: 'Design system/Overlays/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Notifications',
    children: (
      <EmptyState title="No notifications yet" illustration={<NoNotificationsIllustration />}>
        News about your Gigs and payments appears here.
      </EmptyState>
    ),
  },
  argTypes: {
    side: { control: 'inline-radio', options: drawerSides },
    width: { control: 'inline-radio', options: drawerWidths },
    onPhone: { control: 'inline-radio', options: drawerPhoneForms },
    children: { control: false },
  },
  parameters: { layout: 'fullscreen', ...visual('screen', [], { crop: 'window' }) },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('screen', ['tablet', 'forced-colors', 'reduced-motion'], { crop: 'window' }),
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Notifications' })
    await expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'button' })
  },
}

export const WithActionsAndFooter: Story = {
  args: {
    actions: (
      <Button size="sm" variant="ghost">
        Mark all as read
      </Button>
    ),
    footer: (
      <Button variant="outline" tone="danger">
        Clear all
      </Button>
    ),
    children: <Stack space={4}>{lines}</Stack>,
  },
}

export const AtStart: Story = { args: { side: 'start' }, parameters: visual('component', [], { crop: 'window' }) }

/** A sheet as high as its content: the page stays visible above it. */
export const BottomOnPhone: Story = {
  ...phone,
  parameters: { layout: 'fullscreen', ...phone.parameters },
  args: {
    onPhone: 'bottom',
    title: 'Filters',
    children: <TextField label="Name of the Gig" name="name" defaultValue="Wedding DJ" />,
    footer: <Button>Show 12 results</Button>,
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    const { top, bottom, width } = sheet.getBoundingClientRect()
    await expect(top).toBeGreaterThan(window.innerHeight / 3)
    await expect(Math.round(bottom)).toBe(window.innerHeight)
    await expect(width).toBe(window.innerWidth)
  },
}

export const Stress: Story = {
  args: {
    title: stressText.long,
    description: stressText.nigerian,
    children: <Text>{stressText.unbroken}</Text>,
    footer: <Button>{stressText.money}</Button>,
  },
}

function Rename() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" tone="primary" onClick={() => setOpen(true)}>
        Rename
      </Button>
      <Dialog
        title="Rename this Gig"
        size="sm"
        open={open}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <TextField label="Name of the Gig" name="name" defaultValue="Wedding DJ" />
      </Dialog>
    </>
  )
}

/** A dialog above a drawer. */
export const Nested: Story = {
  args: { title: 'Wedding DJ', children: <Rename /> },
  play: async ({ args }) => {
    const opener = await screen.findByRole('button', { name: 'Rename' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Rename this Gig' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rename this Gig' })).toBeNull())
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Rename this Gig' })).toHaveFocus())
  },
}

export const RefusesToCloseWhileBusy: Story = {
  args: {
    busy: true,
    title: 'Rename this Gig',
    children: <TextField label="Name of the Gig" name="name" defaultValue="Wedding DJ" />,
    footer: (
      <>
        <Button variant="outline" disabled>
          Cancel
        </Button>
        <Button loading loadingLabel="Saving">
          Save
        </Button>
      </>
    ),
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = {
  parameters: { layout: 'fullscreen', ...keyboardOnly },
  args: { footer: <Button>Clear all</Button> },
  play: async ({ args }) => {
    const clear = await screen.findByRole('button', { name: 'Clear all' })
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus())
    await userEvent.tab()
    const first = document.activeElement
    await expect(screen.getByRole('dialog').contains(first)).toBe(true)
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(clear).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' })
  },
}
