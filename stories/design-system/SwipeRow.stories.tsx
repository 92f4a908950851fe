import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { SwipeRow, swipeActionTones } from '@/design-system/components/SwipeRow/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { StarIcon } from '@/design-system/icons/StarIcon.tsx'
import { XIcon } from '@/design-system/icons/XIcon.tsx'
import { swipeRow } from '../_kit/swipe.ts'
import { visual } from '../_kit/visual.ts'
import { Frame, Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

function Person({ name = 'Tunde Bakare' }: { name?: string }) {
  return (
    <Frame padded>
      <Stack space={2}>
        <Text weight="medium">{name}</Text>
        <Inline space={2}>
          <Button size="sm" variant="outline">
            Decline
          </Button>
          <Button size="sm" variant="outline">
            Shortlist
          </Button>
        </Inline>
      </Stack>
    </Frame>
  )
}

const meta = {
  title: 'Design system/Actions/SwipeRow',
  component: SwipeRow,
  args: {
    children: <Person />,
    towardsEnd: { label: 'Shortlist', icon: <StarIcon />, tone: 'primary', onSwipe: fn() },
    towardsStart: { label: 'Decline', icon: <XIcon />, onSwipe: fn() },
    'data-testid': 'row',
  },
  argTypes: { children: { control: false }, towardsEnd: { control: false }, towardsStart: { control: false } },
  render: (args) => (
    <Narrow>
      <SwipeRow {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof SwipeRow>

export default meta
type Story = StoryObj<typeof meta>

const actionOf = (row: HTMLElement) => row.querySelector('[data-part="Action"]')

/** The row at rest: nothing of the actions is seen, its buttons do the same. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas, args }) => {
    const row = canvas.getByTestId('row')
    const atRest = row.getBoundingClientRect().height
    const finger = await swipeRow(row, 110)
    await expect(actionOf(canvas.getByTestId('row'))).toHaveTextContent('Shortlist')
    await expect(row.getBoundingClientRect().height).toBe(atRest)
    await finger.lift()
    await expect(args.towardsEnd?.onSwipe).toHaveBeenCalledOnce()
    await waitFor(() => expect(row).not.toHaveAttribute('data-swipe'))
    const other = await swipeRow(row, -110)
    await other.lift(-40)
    await expect(args.towardsStart?.onSwipe).not.toHaveBeenCalled()
    await waitFor(() => expect(row).not.toHaveAttribute('data-swipe'))
  },
}

/** Each tone at both sides, before and after the finger has gone far enough. */
export const Matrix: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Narrow>
      <Stack space={3}>
        {swipeActionTones.map((tone) =>
          [60, -60, 130, -130].map((by) => (
            <SwipeRow
              key={`${tone} ${by}`}
              data-by={by}
              towardsEnd={{ label: 'Shortlist', icon: <StarIcon />, tone, onSwipe: fn() }}
              towardsStart={{ label: 'Decline', icon: <XIcon />, tone, onSwipe: fn() }}
            >
              <Person />
            </SwipeRow>
          )),
        )}
      </Stack>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('[data-by]')) {
      await swipeRow(row, Number(row.getAttribute('data-by')))
    }
  },
}

/** In Arabic a swipe in the direction of reading goes to the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await swipeRow(canvas.getByTestId('row'), -130)
    await expect(actionOf(canvas.getByTestId('row'))).toHaveTextContent('Shortlist')
  },
}

/** A finger moves nothing. */
export const Disabled: Story = {
  parameters: visual('component', [], { skip: 'Playground shows the same' }),
  args: { disabled: true },
  play: async ({ canvas }) => {
    const row = canvas.getByTestId('row')
    await expect(swipeRow(row, 130)).rejects.toThrow('does not follow')
    await expect(row).not.toHaveAttribute('data-swipe')
  },
}

export const Stress: Story = {
  args: {
    children: <Person name={`${stressText.unbroken} ${stressText.nigerian}`} />,
    towardsEnd: { label: stressText.long, icon: <StarIcon />, tone: 'primary', onSwipe: fn() },
    towardsStart: { label: stressText.unbroken, icon: <XIcon />, onSwipe: fn() },
  },
  render: ({ children, ...args }) => (
    <Narrow>
      <Stack space={3}>
        <SwipeRow {...args} data-by={130}>
          {children}
        </SwipeRow>
        <SwipeRow {...args} data-by={-130}>
          {children}
        </SwipeRow>
      </Stack>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('[data-by]')) {
      await swipeRow(row, Number(row.getAttribute('data-by')))
    }
  },
}
