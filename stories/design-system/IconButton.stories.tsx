import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { buttonSizes, buttonTones, buttonVariants } from '@/design-system/components/Button/index.ts'
import { CountBadge } from '@/design-system/components/CountBadge/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { BellIcon } from '@/design-system/icons/BellIcon.tsx'
import { PanelLeftIcon } from '@/design-system/icons/PanelLeftIcon.tsx'
import { TrashIcon } from '@/design-system/icons/TrashIcon.tsx'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow, Tile } from './demo.tsx'
import { expectApart, expectToFitNarrow } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Actions/IconButton',
  component: IconButton,
  args: { label: 'Delete notification', icon: <TrashIcon />, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
    badge: { control: false },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete notification' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: () => (
    <Stack space={4}>
      {buttonTones.map((tone) => (
        <Inline key={tone} space={4}>
          {buttonVariants.flatMap((variant) =>
            buttonSizes.map((size) => (
              <IconButton
                key={`${variant}-${size}`}
                label="Collapse the sidebar"
                icon={<PanelLeftIcon />}
                variant={variant}
                tone={tone}
                size={size}
              />
            )),
          )}
        </Inline>
      ))}
    </Stack>
  ),
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Inline space={4}>
      <IconButton label="Notifications" icon={<BellIcon />} />
      <IconButton label="Notifications, 3 unread" icon={<BellIcon />} badge={<CountBadge count={3} />} />
      <IconButton label="Notifications, 99+ unread" icon={<BellIcon />} badge={<CountBadge count={120} />} size="lg" />
      <IconButton label="Keep the sidebar open" icon={<PanelLeftIcon />} aria-pressed />
      <IconButton label="Delete" icon={<TrashIcon />} disabled />
      <IconButton
        label="Delete"
        icon={<TrashIcon />}
        unavailableReason="Only unread notifications can be deleted here."
      />
      <IconButton label="Delete" icon={<TrashIcon />} loading />
    </Inline>
  ),
}

/** The number is part of the name, so it is read out once. */
export const WithBadge: Story = {
  args: { label: 'Notifications, 99+ unread', icon: <BellIcon />, badge: <CountBadge count={120} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 99+ unread' })).toBeVisible()
    await expect(canvas.getByText('99+')).toBeVisible()
  },
}

export const Hovered: Story = { parameters: visual('component', [], { hover: '[data-component="IconButton"]' }) }

/** Under a pointer that is held down. */
export const HeldDown: Story = { parameters: visual('component', [], { press: '[data-component="IconButton"]' }) }

export const FocusVisible: Story = {
  parameters: visual('component', [], { skip: 'Playground ends with the same focus.' }),
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}[Space]')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** Words that fill the line do not squeeze it, and its badge does not cover them. */
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Inline wrap={false} space={4}>
        <IconButton label={`99+ of ${stressText.long}`} icon={<BellIcon />} badge={<CountBadge count={1_250} />} />
        <Tile>{stressText.unbroken}</Tile>
      </Inline>
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    const { width, height } = canvas.getByRole('button', { name: /^99\+ of/ }).getBoundingClientRect()
    await expect(width).toBe(height)
    await expectApart(
      canvasElement.querySelector('[data-component="CountBadge"]'),
      canvas.getByText(stressText.unbroken),
    )
  },
}
