import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { ConfirmDialog } from '@/design-system/components/ConfirmDialog/index.ts'
import { Dialog, type DialogProps, dialogSizes } from '@/design-system/components/Dialog/index.ts'
import { Menu, MenuItem } from '@/design-system/components/Menu/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { stressText } from './stress-text.ts'

function Controlled(props: DialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        open={open}
        onClose={(event) => {
          props.onClose(event)
          setOpen(false)
        }}
      />
    </>
  )
}

const footer = (
  <>
    <Button variant="outline">Cancel</Button>
    <Button>Save</Button>
  </>
)

const paragraphs = Array.from({ length: 24 }, (_, index) => (
  <Text key={`paragraph ${index + 1}`}>
    {index + 1}. The body scrolls; the title and the buttons stay where they are, however long the text becomes.
  </Text>
))

const meta = {
  title: 'Design system/Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Rename this Gig',
    description: 'Workers who have applied see the new name at once.',
    children: <TextField label="Name of the Gig" name="name" defaultValue="Wedding DJ" />,
    footer,
  },
  argTypes: {
    size: { control: 'inline-radio', options: dialogSizes },
    children: { control: false },
    footer: { control: false },
  },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded', ...visual('screen', [], { crop: 'window' }) },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('screen', ['forced-colors', 'reduced-motion'], { crop: 'window' }),
}
/** On a phone dialogs of all sizes are as wide as the window. */
const onDesktop = { layout: 'padded', ...visual('desktop', [], { crop: 'window' }) }

export const Small: Story = { args: { size: 'sm' }, parameters: onDesktop }
export const Large: Story = { args: { size: 'lg' }, parameters: onDesktop }
export const ScrollingBody: Story = { args: { children: <Stack space={4}>{paragraphs}</Stack> } }
export const Stress: Story = {
  args: { title: stressText.long, description: stressText.nigerian, children: <Text>{stressText.unbroken}</Text> },
}

const over = 'Closed at its end; the other stories show it open.'

export const Behaviour: Story = {
  parameters: visual('component', [], { skip: over }),
  args: { open: false },
  play: async ({ canvasElement, args, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' })
    await step('focus goes to the title, and the dialog has a name and a description', async () => {
      await userEvent.click(opener)
      const dialog = await screen.findByRole('dialog', { name: 'Rename this Gig' })
      await expect(dialog).toHaveAccessibleDescription('Workers who have applied see the new name at once.')
      await expect(screen.getByRole('heading', { name: 'Rename this Gig' })).toHaveFocus()
    })
    await step('Tab stays inside', async () => {
      for (let press = 0; press < 6; press += 1) await userEvent.tab()
      await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    })
    await step('Escape closes and focus returns', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' })
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await step('the close button closes too', async () => {
      await userEvent.click(opener)
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'button' })
    })
  },
}

export const RefusesToCloseWhileBusy: Story = {
  args: {
    busy: true,
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
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

function Discard() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="outline" tone="danger" onClick={() => setAsking(true)}>
        Discard draft
      </Button>
      <ConfirmDialog
        open={asking}
        title="Discard ‘Wedding DJ’?"
        description="What you typed is lost."
        confirmLabel="Discard"
        cancelLabel="Keep draft"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** A confirmation above a dialog: it is in front, and closing it returns focus to the opener. */
export const Nested: Story = {
  args: { footer: <Discard /> },
  play: async ({ args, step }) => {
    const opener = await screen.findByRole('button', { name: 'Discard draft' })
    await step('Escape closes the question alone, and focus returns to its button', async () => {
      await userEvent.click(opener)
      await screen.findByRole('alertdialog', { name: 'Discard ‘Wedding DJ’?' })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(args.onClose).not.toHaveBeenCalled()
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await step('what is below is out of reach while it is asked', async () => {
      await userEvent.click(opener)
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep draft' })).toHaveFocus())
      await expect(screen.queryByRole('textbox')).toBeNull()
    })
  },
}

export const MenuInside: Story = {
  args: {
    children: (
      <Menu
        align="start"
        trigger={
          <Button variant="outline" tone="primary">
            More
          </Button>
        }
      >
        <MenuItem onSelect={() => undefined}>Duplicate</MenuItem>
      </Menu>
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    const menu = await screen.findByRole('menu')
    await expect(screen.getByRole('dialog').contains(menu)).toBe(true)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible())
  },
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Rename this Gig' })).toHaveFocus())
    const { getByRole } = within(dialog)
    await userEvent.tab()
    const first = document.activeElement
    await expect(dialog.contains(first)).toBe(true)
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(getByRole('button', { name: 'Save' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' })
  },
}
