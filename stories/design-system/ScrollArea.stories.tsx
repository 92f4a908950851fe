import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import { ScrollArea, scrollAxes } from '@/design-system/components/ScrollArea/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import * as styles from './demo.css.ts'
import { Frame, Tile } from './demo.tsx'
import { stressText } from './stress-text.ts'
import { visual } from '../_kit/visual.ts'

const rows = Array.from({ length: 12 }, (_, index) => `Row ${index + 1}`)

/** As narrow as a phone, and still only as high as its parent. */
const inNarrow = (Story: ComponentType) => (
  <div className={`${styles.narrow} ${styles.short}`}>
    <Story />
  </div>
)

const meta = {
  title: 'Design system/Layout/ScrollArea',
  component: ScrollArea,
  args: {
    label: 'Rows',
    children: (
      <Stack space={2}>
        {rows.map((row) => (
          <Text key={row}>{row}</Text>
        ))}
      </Stack>
    ),
  },
  argTypes: { axis: { control: 'select', options: scrollAxes } },
  decorators: [
    (Story) => (
      <Frame padded>
        <div className={styles.short}>
          <Story />
        </div>
      </Frame>
    ),
  ],
} satisfies Meta<typeof ScrollArea>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

/** While its content overflows, the area is focusable, so that the arrow keys scroll it. */
export const ReachedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = await canvas.findByRole('region', { name: 'Rows' })
    await waitFor(() => expect(area.tabIndex).toBe(0))
    await userEvent.tab()
    await expect(area).toHaveFocus()
  },
}

/** Without overflow it is not a tab stop. */
export const NothingToScroll: Story = {
  args: { children: <Text>One row</Text> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Rows' })).not.toHaveAttribute('tabindex')
  },
}

/** Content that is too wide does not wrap; the arrow keys scroll it sideways. */
export const Horizontal: Story = {
  decorators: [inNarrow],
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('region', { name: 'Rows' })
    await waitFor(() => expect(area.tabIndex).toBe(0))
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth)
  },
  args: {
    axis: 'horizontal',
    children: (
      <div className={styles.wideContent}>
        <Tile>{stressText.long}</Tile>
      </div>
    ),
  },
}

/** Long words wrap inside it; it does not scroll sideways for them. */
export const Stress: Story = {
  args: {
    children: (
      <Stack space={2}>
        {Object.values(stressText).map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Stack>
    ),
  },
  decorators: [inNarrow],
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('region', { name: 'Rows' })
    await waitFor(() => expect(area.tabIndex).toBe(0))
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
  },
}
