import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { RadioCards, radioCardsLayouts } from '@/design-system/components/RadioCards/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { componentAround, expectRoomForMessage } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const mostChosen = (
  <Badge tone="accent" variant="solid">
    Most chosen
  </Badge>
)

const plans = [
  {
    value: 'starter',
    title: 'Starter',
    description: 'Five Gigs a month for one venue.',
    price: '₦25,000.00',
    current: true,
  },
  {
    value: 'season',
    title: 'Season',
    description: 'Twenty Gigs a month, saved crews, and a calendar for every venue you run.',
    price: '₦80,000.00',
    badge: mostChosen,
  },
  { value: 'festival', title: 'Festival', description: 'As many Gigs as the stage takes.', price: '₦240,000.00' },
]

const meta = {
  title: 'Design system/Fields/RadioCards',
  component: RadioCards,
  args: { label: 'Plan', options: plans, defaultValue: 'season', onChange: fn() },
  argTypes: {
    layout: { control: 'inline-radio', options: radioCardsLayouts },
    options: { control: false },
    labelEnd: { control: false },
  },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

/** Prices align, however long the text above them is. The reader's current option stays marked, whatever is chosen. */
export const Plans: Story = {
  args: { description: 'You can change it at the end of each month.' },
  parameters: visual('responsive', ['forced-colors']),
  play: async ({ args, canvas }) => {
    const season = canvas.getByRole('radio', { name: 'Season' })
    await expect(season).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Starter' })).toHaveAccessibleDescription(
      'Current Five Gigs a month for one venue. ₦25,000.00',
    )
    await userEvent.click(canvas.getByText('₦240,000.00'))
    await expect(canvas.getByRole('radio', { name: 'Festival' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(season).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={4}>
      <RadioCards label="Nothing chosen" options={plans.slice(1)} />
      <RadioCards label="Invalid" required="marked" options={plans.slice(1)} message="Choose a plan" />
      <RadioCards
        label="One disabled"
        options={plans.map((plan) => ({ ...plan, disabled: plan.value === 'starter' }))}
        defaultValue="festival"
      />
      <RadioCards label="Disabled" disabled options={plans} defaultValue="season" />
      <RadioCards label="As a list" layout="list" options={plans} defaultValue="starter" />
      <RadioCards
        label="Titles alone"
        optional
        description="You can change it later."
        options={[
          { value: 'one', title: 'One evening' },
          { value: 'many', title: 'Several evenings' },
        ]}
        defaultValue="one"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expectRoomForMessage(
      componentAround(canvas.getByRole('radiogroup', { name: 'Nothing chosen' }), 'RadioCards'),
      componentAround(canvas.getByRole('radiogroup', { name: 'Invalid (required)' }), 'RadioCards'),
    )
  },
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'text=As many Gigs' }) }

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Season' })).toHaveFocus()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <RadioCards
        label={stressText.long}
        message={stressText.long}
        defaultValue="long"
        options={[
          {
            value: 'long',
            title: stressText.long,
            description: stressText.long,
            price: '₦999,999,999,999.99',
            current: true,
            badge: <Badge tone="accent">Most chosen</Badge>,
          },
          {
            value: 'unbroken',
            title: stressText.unbroken,
            description: stressText.unbroken,
            price: stressText.unbroken,
          },
          { value: 'nigerian', title: stressText.nigerian, description: stressText.nigerian, price: stressText.money },
        ]}
      />
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    const card = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await userEvent.keyboard('[Space]')
    await expect(card('Starter')).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(card('Festival')).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(card('Season')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(card('Starter')).toHaveFocus()
    await expect(card('Starter')).toBeChecked()
  },
}
