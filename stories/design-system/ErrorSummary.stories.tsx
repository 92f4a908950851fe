import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, userEvent } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { ErrorSummary } from '@/design-system/components/ErrorSummary/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { RadioGroup } from '@/design-system/components/RadioGroup/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Fields/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { id: 'title', message: 'Title is required' },
      { id: 'budget', message: 'Please enter a valid amount' },
      { id: 'date', message: 'Choose a date after today' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Fix 3 fields to continue' })).toHaveFocus()
  },
}

export const OneError: Story = { args: { errors: [{ id: 'title', message: 'Title is required' }] } }

/** Each attempt brings it back into focus; its links lead to the fields, and it gets shorter while they are corrected. */
export const InAForm: Story = {
  render: function Form() {
    const { register, handleSubmit, formState } = useForm<{ title: string; pay: string }>({ shouldFocusError: false })
    const { title, pay } = formState.errors
    const errors = [
      ...(title?.message === undefined ? [] : [{ id: 'title', message: title.message }]),
      ...(pay?.message === undefined ? [] : [{ id: 'pay', message: pay.message }]),
    ]
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
        <Stack space={4}>
          <ErrorSummary key={formState.submitCount} errors={errors} />
          <TextField
            id="title"
            label="Title"
            message={title?.message}
            {...register('title', { required: 'Title is required' })}
          />
          <RadioGroup
            id="pay"
            label="Payment"
            options={[
              { value: 'now', label: 'Now' },
              { value: 'later', label: 'After the Gig' },
            ]}
            message={pay?.message}
            {...register('pay', { required: 'Choose when to pay' })}
          />
          <Inline>
            <Button type="submit">Post Gig</Button>
          </Inline>
        </Stack>
      </form>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post Gig' }))
    await expect(await canvas.findByRole('group', { name: 'Fix 2 fields to continue' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Title is required' }))
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await expect(title).toHaveFocus()
    await userEvent.type(title, 'Friday quartet')
    await expect(await canvas.findByRole('group', { name: 'Fix 1 field to continue' })).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Post Gig' }))
    await expect(await canvas.findByRole('group', { name: 'Fix 1 field to continue' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Choose when to pay' }))
    await expect(canvas.getByRole('radio', { name: 'Now' })).toHaveFocus()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <ErrorSummary
          errors={[
            { id: 'long', message: stressText.long },
            { id: 'unbroken', message: stressText.unbroken },
            { id: 'nigerian', message: stressText.nigerian },
          ]}
          title={() => stressText.long}
        />
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  ...InAForm,
  parameters: keyboardOnly,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post Gig' }))
    await expect(await canvas.findByRole('group', { name: 'Fix 2 fields to continue' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Title is required' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  },
}
