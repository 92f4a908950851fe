import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PasswordChecklist } from '@/design-system/components/PasswordChecklist/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { expectApart, expectToFitNarrow } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const labels = ['At least 8 characters', 'An uppercase letter', 'A lowercase letter', 'A number', 'A special character']
const rules = (met: number) => labels.map((label, index) => ({ label, met: index < met }))

const meta = {
  title: 'Design system/Fields/PasswordChecklist',
  component: PasswordChecklist,
  args: { rules: rules(2) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordChecklist>

export default meta
type Story = StoryObj<typeof meta>

/** Met rules are marked by text and shape, not by colour alone, and the count is a polite status. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Your password needs' })
    const items = within(list).getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent('At least 8 characters, done')
    await expect(items[4]).toHaveTextContent('A special character, still needed')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 5 requirements met')
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={8}>
      {[0, 1, 3, 5].map((met) => (
        <PasswordChecklist key={met} rules={rules(met)} label={`${met} of 5 met`} />
      ))}
    </Stack>
  ),
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <PasswordChecklist
          rules={[
            { label: stressText.long, met: true },
            { label: stressText.unbroken, met: false },
            { label: stressText.nigerian, met: true },
          ]}
        />
      </Stack>
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    const long = canvas.getByText(stressText.long)
    await expectApart(long, canvas.getByText(stressText.unbroken))
    const mark = long.parentElement?.querySelector('svg')?.parentElement
    await expect(mark?.getBoundingClientRect().width).toBe(16)
  },
}
