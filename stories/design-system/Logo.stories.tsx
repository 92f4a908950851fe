import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Logo, logoSizes, logoTones } from '@/design-system/components/Logo/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Panel } from '../_kit/panel.tsx'
import { visual } from '../_kit/visual.ts'
import { Narrow, Tile } from './demo.tsx'
import { expectToFitNarrow } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Brand/Logo',
  component: Logo,
  args: { size: 'lg' },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Marquee' })).toBeVisible()
  },
}

export const Sizes: Story = {
  render: () => (
    <Stack space={6}>
      {logoSizes.map((size) => (
        <Inline key={size} space={8}>
          <Logo size={size} />
          <Logo size={size} form="glyph" />
        </Inline>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack space={4}>
      {logoTones.map((tone) => (
        <Panel key={tone} surface={tone === 'panel' ? 'sidePanel' : 'raised'}>
          <Logo size="lg" tone={tone} />
        </Panel>
      ))}
    </Stack>
  ),
}

/** The largest fits a phone, and words that fill the line do not squeeze it. */
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Logo size="xl" />
        <Inline wrap={false}>
          <Logo size="sm" label={stressText.long} />
          <Tile>{stressText.unbroken}</Tile>
        </Inline>
      </Stack>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    const [large, small] = [...canvasElement.querySelectorAll('[data-component="Logo"]')].map(
      (logo) => logo.getBoundingClientRect().width / logo.getBoundingClientRect().height,
    )
    await expect(small).toBeCloseTo(large ?? 0, 0)
  },
}
