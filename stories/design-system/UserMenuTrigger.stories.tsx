import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Menu, MenuItem } from '@/design-system/components/Menu/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { UserMenuTrigger } from '@/design-system/components/UserMenuTrigger/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { phone, visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Navigation/UserMenuTrigger',
  component: UserMenuTrigger,
  args: {
    avatar: <Avatar id="user-1" name="Adaeze Okonkwo" />,
    name: 'Adaeze Okonkwo',
    detail: 'adaeze@eko-nights.ng',
    onClick: fn(),
  },
  argTypes: {
    avatar: { control: false },
    ref: { control: false },
    form: { control: 'inline-radio', options: ['full', 'avatar'] },
  },
  render: (args) => (
    <Narrow>
      <UserMenuTrigger {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof UserMenuTrigger>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: (args) => (
    <Narrow>
      <Stack space={4}>
        <UserMenuTrigger {...args} />
        <UserMenuTrigger {...args} name="Bisi Ade" detail={undefined} avatar={<Avatar id="user-2" name="Bisi Ade" />} />
        <UserMenuTrigger {...args} name="Chika Eze" form="avatar" avatar={<Avatar id="user-3" name="Chika Eze" />} />
      </Stack>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adaeze Okonkwo' })).toHaveAccessibleDescription(
      'adaeze@eko-nights.ng',
    )
    await expect(canvas.getByRole('button', { name: 'Chika Eze' })).toBeVisible()
  },
}

export const Hovered: Story = { parameters: visual('component', [], { hover: '[data-component="UserMenuTrigger"]' }) }

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** Open, on a phone, with the menu above it as in the slide-over. */
export const Phone: Story = {
  ...phone,
  render: ({ avatar, name }) => (
    <Menu trigger={<UserMenuTrigger avatar={avatar} name={name} />} align="start" matchTriggerWidth>
      <MenuItem onSelect={() => undefined}>Profile and Settings</MenuItem>
      <MenuItem onSelect={() => undefined}>Logout</MenuItem>
    </Menu>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adaeze Okonkwo' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Adaeze Okonkwo' })).toBeVisible())
  },
}

export const Stress: Story = {
  render: (args) => (
    <Narrow>
      <Stack space={4}>
        <UserMenuTrigger
          {...args}
          name={stressText.nigerian}
          detail={stressText.long}
          avatar={<Avatar id="user-4" name={stressText.nigerian} />}
        />
        <UserMenuTrigger
          {...args}
          name={stressText.unbroken}
          detail={stressText.money}
          avatar={<Avatar id="user-5" name={stressText.unbroken} />}
        />
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  render: ({ avatar, name }) => (
    <Menu trigger={<UserMenuTrigger avatar={avatar} name={name} />} align="start">
      <MenuItem onSelect={() => undefined}>Logout</MenuItem>
    </Menu>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Adaeze Okonkwo' })
    await userEvent.tab()
    for (const key of ['{Enter}', '[Space]', '{ArrowDown}']) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(trigger).toHaveFocus())
    }
  },
}
