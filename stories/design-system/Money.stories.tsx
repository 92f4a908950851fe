import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Money, moneySigns, moneySizes, moneyTones } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow, Tile } from './demo.tsx'
import { expectToFitNarrow } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Type/Money',
  component: Money,
  args: { amount: 125_000_000 },
  argTypes: {
    size: { control: 'inline-radio', options: moneySizes },
    tone: { control: 'inline-radio', options: moneyTones },
    sign: { control: 'inline-radio', options: moneySigns },
  },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦1,250,000.00')).toBeVisible()
  },
}

const amounts = [
  { what: 'Zero', amount: 0 },
  { what: 'One kobo', amount: 1 },
  { what: 'Kobo', amount: 123_456_750 },
  { what: 'Eights', amount: 8_888_888_888 },
  { what: 'Ones', amount: 1_111_111_111 },
  { what: 'The largest', amount: 99_999_999_999_999 },
  { what: 'Negative', amount: -4_500_000 },
  { what: 'Missing', amount: null },
]

/** As in a column: figures of one width line up, the parent aligns them to the end. */
export const Amounts: Story = {
  render: () => (
    <Tiles columns={4} space={6}>
      <Stack space={2}>
        {amounts.map(({ what }) => (
          <Text key={what} tone="muted">
            {what}
          </Text>
        ))}
      </Stack>
      <Stack space={2}>
        {amounts.map(({ what, amount }) => (
          <Text key={what} align="end">
            <Money amount={amount} />
          </Text>
        ))}
      </Stack>
      <Stack space={2}>
        {amounts.map(({ what, amount }) => (
          <Text key={what} align="end">
            <Money amount={amount} sign="always" tone="by-sign" />
          </Text>
        ))}
      </Stack>
      <Stack space={2}>
        {amounts.map(({ what, amount }) => (
          <Text key={what} align="end">
            <Money amount={amount} short />
          </Text>
        ))}
      </Stack>
    </Tiles>
  ),
}

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: () => (
    <Stack space={4}>
      {moneySizes.map((size) => (
        <Inline key={size} space={6} align="center">
          {moneyTones.map((tone) => (
            <Money key={tone} amount={26_500_000} size={size} tone={tone} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

/**
 * The largest amount fits a phone on one line, in the largest size by its short form; nine digits fit there in full. Beside long words the
 * words give way.
 */
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        {moneySizes.map((size) => (
          <Money key={size} amount={-99_999_999_999_999} size={size} short={size === 'xl'} />
        ))}
        <Money amount={-99_999_999_999} size="xl" />
        <Inline wrap={false}>
          <Tile>{stressText.unbroken}</Tile>
          <Money amount={99_999_999_999_999} />
        </Inline>
      </Stack>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    const lines = [...canvasElement.querySelectorAll('[data-component="Money"]')].map(
      (amount) => amount.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(amount).lineHeight),
    )
    await expect(lines).toEqual([1, 1, 1, 1, 1, 1, 1])
  },
}
