import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Rating, RatingField, ratingSizes, ratingVariants } from '@/design-system/components/Rating/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Data/Rating',
  component: Rating,
  subcomponents: { RatingField },
  args: { value: 4.8, count: 37 },
  argTypes: {
    variant: { control: 'inline-radio', options: ratingVariants },
    size: { control: 'inline-radio', options: ratingSizes },
    labels: { control: false },
  },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.8 out of 5 stars, 37 ratings')).toBeInTheDocument()
  },
}

/** Halves, one star, no ratings. */
export const Read: Story = {
  parameters: visual('component', ['forced-colors']),
  render: () => (
    <Inline space={12} align="start">
      {ratingSizes.map((size) => (
        <Stack key={size} space={2}>
          {[1, 2.4, 3.5, 4.8, 5].map((value) => (
            <Rating key={value} value={value} count={37} size={size} />
          ))}
          <Rating value={4.8} count={1_037} size={size} variant="one" />
          <Rating value={4} count="single" size={size} />
          <Rating value={null} count={0} size={size} />
        </Stack>
      ))}
    </Inline>
  ),
}

export const Edit: Story = {
  parameters: visual('component', ['forced-colors']),
  render: () => (
    <Stack space={4}>
      <RatingField label="How was the work?" required />
      <RatingField label="How was the communication?" defaultValue="4" optional description="Seen by the worker." />
      <RatingField label="Would you hire again?" message="Choose a rating" />
      <RatingField label="How was the venue?" defaultValue="2" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How was the work?' })
    const { height } = group.getBoundingClientRect()
    const third = canvas.getAllByRole('radio', { name: '3 stars, Good' })[0]
    await userEvent.click(third ?? group)
    await expect(third).toBeChecked()
    await expect(group.getBoundingClientRect().height).toBe(height)
    await expect(canvas.getAllByText('Good')[0]).toBeVisible()
    third?.blur()
  },
}

/** The keyboard moves among the stars and chooses; the ring is around one star. */
export const FocusVisible: Story = {
  render: () => <RatingField label="How was the work?" />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    const fourth = canvas.getByRole('radio', { name: '4 stars, Very good' })
    await expect(fourth).toBeChecked()
    await expect(fourth).toHaveFocus()
  },
}

/** While a star is hovered, the stars up to it are filled. */
export const Hovered: Story = {
  parameters: visual('component', [], { hover: '[data-component="RatingField"] label:nth-child(3)' }),
  render: () => <RatingField label="How was the work?" defaultValue="5" />,
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Rating value={4.9} count={1_234_567} />
        <RatingField label={stressText.long} description={stressText.nigerian} message={stressText.unbroken} />
        <RatingField
          label={stressText.nigerian}
          defaultValue="3"
          stepLabels={{ 1: stressText.nigerian, 2: 'Ẹ', 3: stressText.long, 4: 'Ọ', 5: 'Ụ' }}
        />
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  render: () => <RatingField label="How was the work?" />,
  play: async ({ canvas }) => {
    const star = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await userEvent.keyboard('[Space]')
    await expect(star('1 star, Poor')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(star('3 stars, Good')).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(star('1 star, Poor')).toHaveFocus()
    await expect(star('1 star, Poor')).toBeChecked()
  },
}
