import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { TextField, textFieldTypes } from '@/design-system/components/TextField/index.ts'
import { MailIcon } from '@/design-system/icons/MailIcon.tsx'
import { SearchIcon } from '@/design-system/icons/SearchIcon.tsx'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Fields/TextField',
  component: TextField,
  args: { label: 'Email', onChange: fn() },
  argTypes: {
    type: { control: 'inline-radio', options: textFieldTypes },
    tone: { control: 'inline-radio', options: ['danger', 'success', 'neutral'] },
    start: { control: false },
    end: { control: false },
    labelEnd: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { description: 'We send the sign-in code here.', type: 'email', autoComplete: 'email' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toHaveAccessibleDescription('We send the sign-in code here.')
    await userEvent.type(input, 'ada@venue.ng')
    await expect(input).toHaveValue('ada@venue.ng')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={3}>
      <TextField label="Empty" placeholder="ada@venue.ng" />
      <TextField label="Filled" defaultValue="ada@venue.ng" />
      <TextField label="With a description" description="As it is written on the bill." defaultValue="Freedom Park" />
      <TextField label="Invalid" defaultValue="ada@" message="Invalid email address" />
      <TextField label="Confirmed" defaultValue="ada@venue.ng" message="This address is confirmed" tone="success" />
      <TextField label="Required" required="marked" />
      <TextField label="Optional" optional />
      <TextField label="Read-only" readOnly defaultValue="ada@venue.ng" />
      <TextField label="Disabled" disabled defaultValue="ada@venue.ng" />
      <TextField label="With icons" start={<MailIcon size="sm" />} placeholder="Your email" />
      <TextField label="Search" labelHidden type="search" start={<SearchIcon size="sm" />} placeholder="Search gigs" />
      <TextField
        label="With a link"
        labelEnd={
          <Link href="#forgot" variant="standalone">
            Forgot password?
          </Link>
        }
      />
    </Stack>
  ),
}

/** The count shows the remaining characters. Over the limit the field is invalid, but typing and pasting work. */
export const Counting: Story = {
  render: () => (
    <Stack space={3}>
      <TextField label="Room left" limit={80} defaultValue="Wedding photographer" />
      <TextField label="Over the limit" limit={10} defaultValue="Wedding photographer" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Over the limit' })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Room left' })).not.toBeInvalid()
  },
}

export const Hovered: Story = {
  args: { defaultValue: 'ada@venue.ng' },
  parameters: visual('component', [], { hover: 'role=textbox' }),
}

export const FocusVisible: Story = {
  render: () => (
    <Stack space={3}>
      <TextField label="Venue" />
      <TextField label="City" defaultValue="Lagos" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Venue')).toHaveFocus()
  },
}

export const FocusedInvalid: Story = {
  args: { message: 'Email is required' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

/**
 * Works with `register` of react-hook-form: the message appears without moving anything, the first invalid field takes the focus.
 */
export const WithReactHookForm: Story = {
  render: function Form() {
    const { register, handleSubmit, formState } = useForm<{ first: string; last: string }>({ mode: 'onBlur' })
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
        <Stack space={2}>
          <TextField
            label="First name"
            message={formState.errors.first?.message}
            {...register('first', { required: 'First name is required' })}
          />
          <TextField
            label="Last name"
            message={formState.errors.last?.message}
            {...register('last', { required: 'Last name is required' })}
          />
          <Inline>
            <Button type="submit">Save</Button>
          </Inline>
        </Stack>
      </form>
    )
  },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    const { top } = save.getBoundingClientRect()
    await userEvent.click(save)
    const first = await canvas.findByRole('textbox', { name: 'First name', description: 'First name is required' })
    await expect(first).toBeInvalid()
    await expect(first).toHaveFocus()
    await expect(save.getBoundingClientRect().top).toBe(top)
    await userEvent.type(first, 'Ada')
    await expect(first).not.toBeInvalid()
    await expect(canvas.getByLabelText('Last name')).toBeInvalid()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <TextField
          label={stressText.long}
          description={stressText.long}
          message={stressText.long}
          defaultValue={stressText.long}
        />
        <TextField label={stressText.unbroken} message={stressText.unbroken} defaultValue={stressText.unbroken} />
        <TextField
          label={stressText.nigerian}
          defaultValue={stressText.nigerian}
          message={stressText.nigerian}
          tone="neutral"
          optional
        />
      </Stack>
    </Narrow>
  ),
}
