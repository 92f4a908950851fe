import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import {
  Skeleton,
  SkeletonBlock,
  skeletonShapes,
  SkeletonText,
  skeletonTextStyles,
  skeletonWidths,
} from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { expectToFitNarrow } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Feedback/Skeleton',
  component: Skeleton,
  args: { loading: true, children: 'Post a Gig' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

/** The child keeps its place; it is hidden from assistive technology and inert. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { children: <Button>Post a Gig</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

const person = (loading: boolean) => (
  <Card>
    <Inline space={3} wrap={false}>
      <Skeleton loading={loading}>
        <Avatar name="Adé" id="worker-7" size="lg" />
      </Skeleton>
      <Stack space={1}>
        <Skeleton loading={loading}>
          <Text>Adé Ọlátúnjí</Text>
        </Skeleton>
        <Skeleton loading={loading}>
          <Text tone="muted">Photographer in Lagos</Text>
        </Skeleton>
      </Stack>
    </Inline>
  </Card>
)

/** Nothing moves when the data arrives. */
export const AroundRealContent: Story = {
  render: function Loading() {
    const [loading, setLoading] = useState(true)
    return (
      <Stack space={4}>
        {person(loading)}
        <Inline>
          <Button variant="outline" tone="primary" onClick={() => setLoading(!loading)}>
            Toggle
          </Button>
        </Inline>
      </Stack>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('[data-component="Card"]')
    const before = card?.getBoundingClientRect().toJSON() as unknown
    const toggle = canvas.getByRole('button', { name: 'Toggle' })
    await userEvent.click(toggle)
    await expect(canvas.getByText('Adé Ọlátúnjí')).toBeVisible()
    await expect(card?.getBoundingClientRect().toJSON()).toEqual(before)
    await userEvent.click(toggle)
    toggle.blur()
  },
}

export const Shapes: Story = {
  parameters: visual('component', ['forced-colors']),
  render: () => (
    <Stack space={6}>
      {skeletonTextStyles.map((textStyle) => (
        <SkeletonText key={textStyle} textStyle={textStyle} lines={2} width="medium" />
      ))}
      <Stack space={2}>
        {skeletonWidths.map((width) => (
          <SkeletonText key={width} width={width} />
        ))}
      </Stack>
      {skeletonShapes.map((shape) => (
        <SkeletonBlock key={shape} shape={shape} />
      ))}
    </Stack>
  ),
}

/** Around words that break, beside an avatar that is not squeezed: the cover is as large as the words, and ends where they end. */
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Skeleton>
          <Text>{stressText.unbroken}</Text>
        </Skeleton>
        <Text>{stressText.unbroken}</Text>
        <Inline space={3} wrap={false}>
          <SkeletonBlock shape="avatarLg" />
          <SkeletonText lines={2} width="long" />
        </Inline>
      </Stack>
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    const [, shown] = canvas.getAllByText(stressText.unbroken)
    const cover = canvasElement.querySelector('[data-component="Skeleton"]')
    await expect(cover?.getBoundingClientRect().height).toBe(shown?.getBoundingClientRect().height)
    const block = canvasElement.querySelector('[data-component="SkeletonBlock"]')
    await expect(block?.getBoundingClientRect().width).toBe(40)
  },
}
