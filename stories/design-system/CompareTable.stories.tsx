import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CompareTable } from '@/design-system/components/CompareTable/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { phone, visual } from '../_kit/visual.ts'
import { stressText } from './stress-text.ts'

interface Band {
  id: string
  name: string
  pay: string
  place: string
}

const bands: readonly Band[] = [
  { id: 'calls', name: 'The Calls', pay: '₦50,000.00', place: 'Yaba' },
  { id: 'brass', name: 'Lagos Brass', pay: '₦60,000.00', place: 'Ikeja' },
  { id: 'strings', name: 'Strings of Abuja', pay: '₦45,000.00', place: 'Abuja' },
]

function Bands({ items = bands, onRemove }: { items?: readonly Band[]; onRemove?: (band: Band) => void }) {
  return (
    <CompareTable
      label="Bands"
      items={items}
      getItemId={({ id }) => id}
      getItemName={({ name }) => name}
      head={({ name }) => name}
      rows={[
        { id: 'pay', label: 'Pay asked', value: ({ pay }) => pay },
        { id: 'place', label: 'Place', value: ({ place }) => place },
      ]}
      onRemove={onRemove}
    />
  )
}

const meta = {
  title: 'Design system/Data/CompareTable',
  component: Bands,
  parameters: { layout: 'padded', ...visual('responsive') },
} satisfies Meta<typeof Bands>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('responsive', ['forced-colors']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Lagos Brass' })).toBeVisible()
  },
}

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove The Calls' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith(bands[0])
    await userEvent.click(document.body)
  },
}

/** Two fit; the third is reached by a swipe. */
export const Phone: Story = { ...phone, args: { onRemove: fn() } }

export const FocusVisible: Story = {
  args: { onRemove: fn() },
  parameters: visual('component'),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove The Calls' })).toHaveFocus()
  },
}

export const Stress: Story = {
  args: {
    onRemove: fn(),
    items: [
      { id: '1', name: stressText.long, pay: '₦999,999,999,999.99', place: stressText.unbroken },
      { id: '2', name: stressText.nigerian, pay: '—', place: '' },
    ],
  },
}

export const Keyboard: Story = {
  args: { onRemove: fn() },
  parameters: keyboardOnly,
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenLastCalledWith(bands[0])
    await userEvent.tab()
    await userEvent.keyboard('[Space]')
    await expect(args.onRemove).toHaveBeenLastCalledWith(bands[1])
  },
}
