import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { Checkbox } from '@/design-system/components/Checkbox/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Send me a copy', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

const terms = (
  <>
    I agree to the{' '}
    <Link href="https://example.com/terms" external>
      Terms and Conditions
    </Link>{' '}
    and the{' '}
    <Link href="https://example.com/privacy" external>
      Privacy Policy
    </Link>
  </>
)

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me a copy' })
    await userEvent.click(canvas.getByText('Send me a copy'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

/** Links in the label work as links: following one does not tick the box. */
export const WithLinks: Story = {
  args: { label: terms },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terms and Conditions (opens in a new tab)' })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={4}>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Some of them" mixed />
      <Checkbox label="With a description" description="We write at most once a week." defaultChecked />
      <Checkbox label={terms} />
      <Checkbox label="Invalid" required message="Please agree to the Terms and Conditions to continue" />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and on" disabled defaultChecked />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Invalid' })).toBeRequired()
    await expect(canvas.getByRole('checkbox', { name: 'Off' })).not.toBeRequired()
  },
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'role=checkbox' }) }

export const FocusVisible: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
  },
}

export const WithReactHookForm: Story = {
  render: function Form() {
    const { register, handleSubmit, formState } = useForm<{ terms: boolean }>()
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
        <Stack space={3}>
          <Checkbox
            label="I agree"
            reserveMessageSpace
            message={formState.errors.terms?.message}
            {...register('terms', { required: 'Please agree to the Terms and Conditions to continue' })}
          />
          <Inline>
            <Button type="submit">Create account</Button>
          </Inline>
        </Stack>
      </form>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    const box = await canvas.findByRole('checkbox', {
      description: 'Please agree to the Terms and Conditions to continue',
    })
    await expect(box).toBeInvalid()
    await expect(box).toHaveFocus()
    await userEvent.click(box)
    await expect(box).not.toBeInvalid()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Checkbox label={stressText.long} description={stressText.long} message={stressText.long} />
        <Checkbox label={stressText.unbroken} defaultChecked />
        <Checkbox label={stressText.nigerian} mixed />
      </Stack>
    </Narrow>
  ),
}
