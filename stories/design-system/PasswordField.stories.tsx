import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PasswordChecklist } from '@/design-system/components/PasswordChecklist/index.ts'
import { PasswordField } from '@/design-system/components/PasswordField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

/** The toggle shows and hides what was typed, by pointer and by keyboard, and keeps it. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'Adé-2025!')
    await expect(input).toHaveAttribute('type', 'password')

    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('Adé-2025!')
    const hide = canvas.getByRole('button', { name: 'Hide password' })
    await expect(hide).toHaveAttribute('aria-pressed', 'true')

    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
  },
}

export const Shown: Story = {
  args: { defaultValue: 'Adé-2025!' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={3}>
      <PasswordField label="Empty" autoComplete="current-password" />
      <PasswordField label="Filled" autoComplete="current-password" defaultValue="correct horse" />
      <PasswordField label="Invalid" autoComplete="current-password" message="Password is required" />
      <PasswordField
        label="With a description"
        autoComplete="new-password"
        description="You will type it once more below."
      />
      <PasswordField label="Required" autoComplete="new-password" required="marked" />
      <PasswordField label="Optional" autoComplete="new-password" optional />
      <PasswordField label="Read-only" autoComplete="off" readOnly defaultValue="correct horse" />
      <PasswordField label="Disabled" autoComplete="off" disabled defaultValue="correct horse" />
    </Stack>
  ),
}

export const Hovered: Story = {
  args: { defaultValue: 'Adé-2025!' },
  parameters: visual('component', [], { hover: 'role=button' }),
}

export const FocusVisible: Story = {
  parameters: visual('component', [], { skip: 'Playground ends with the same focus.' }),
  args: { defaultValue: 'Adé-2025!' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
  },
}

const rulesOf = (password: string) => [
  { label: 'At least 8 characters', met: password.length >= 8 },
  { label: 'An uppercase letter', met: /[A-Z]/.test(password) },
  { label: 'A number', met: /\d/.test(password) },
]

export const WithChecklist: Story = {
  render: function Form() {
    const [password, setPassword] = useState('')
    return (
      <Stack space={1}>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-describedby="password-rules"
        />
        <PasswordChecklist id="password-rules" rules={rulesOf(password)} />
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 3 requirements met')
    await userEvent.type(canvas.getByLabelText('New password'), 'Adewale1')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 requirements met')
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <PasswordField label={stressText.nigerian} autoComplete="off" message={stressText.long} />
        <PasswordField label={stressText.unbroken} autoComplete="off" message={stressText.unbroken} tone="neutral" />
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  args: { defaultValue: 'Adé-2025!' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('[Space]')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}
