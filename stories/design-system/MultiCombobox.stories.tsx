import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { MultiCombobox, type MultiComboboxProps } from '@/design-system/components/MultiCombobox/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { phone, visual } from '../_kit/visual.ts'
import { skills } from './choice-samples.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const onChange = fn()
const three = ['afrobeats', 'jùjú', 'talking-drum']
const allOfThem = skills.map((skill) => skill.value)

/** Stores the values, as a form does. */
function Demo(props: MultiComboboxProps) {
  const [values, setValues] = useState(props.values)
  return (
    <MultiCombobox
      {...props}
      values={values}
      onChange={(event) => {
        props.onChange(event)
        setValues(event.values)
      }}
    />
  )
}

const meta = {
  title: 'Design system/Fields/MultiCombobox',
  component: MultiCombobox,
  args: { label: 'Skills', options: skills, values: three, onChange },
  argTypes: { options: { control: false }, labelEnd: { control: false } },
  render: (args) => <Demo {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiCombobox>
export default meta
type Story = StoryObj<typeof meta>

const openList = async () => {
  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByRole('listbox')
}

export const Playground: Story = {
  args: { description: 'What the worker should be good at.' },
  parameters: visual('component', ['dark', 'forced-colors'], { crop: 'window' }),
  play: async ({ canvas, step }) => {
    onChange.mockClear()
    const input = canvas.getByRole('combobox', { name: 'Skills' })
    await step('adds by keyboard, without accents, and closes on what was typed for', async () => {
      await userEvent.type(input, 'ogene{Enter}')
      await expect(onChange).toHaveBeenLastCalledWith({ values: [...three, 'ògene'] })
      await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'))
    })
    await step('Backspace takes the last one back', async () => {
      await userEvent.keyboard('{Backspace}')
      await expect(onChange).toHaveBeenLastCalledWith({ values: three })
    })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: (args) => (
    <Stack space={3}>
      <MultiCombobox {...args} label="Empty" values={[]} placeholder="Search skills" />
      <MultiCombobox {...args} label="Filled" />
      <MultiCombobox
        {...args}
        label="With a description"
        description="What the worker should be good at."
        values={['jazz']}
      />
      <MultiCombobox {...args} label="Invalid" values={[]} message="Choose at least one skill" />
      <MultiCombobox {...args} label="Required" required="marked" values={['jazz']} />
      <MultiCombobox {...args} label="Optional" optional values={[]} reserveMessageSpace={false} />
      <MultiCombobox {...args} label="Read-only" readOnly />
      <MultiCombobox {...args} label="Disabled" disabled />
    </Stack>
  ),
}

export const ManyChips: Story = {
  args: { values: allOfThem },
  play: async ({ canvas, step }) => {
    await step('is one stop for Tab, and arrows move among the tags', async () => {
      await userEvent.click(canvas.getByRole('combobox'))
      await userEvent.keyboard('{Escape}{ArrowLeft}{ArrowLeft}')
      await expect(canvas.getByRole('button', { name: 'Remove Sound engineering' })).toHaveFocus()
    })
  },
}

/** The limit is reached: the list says why, and chosen options can still be removed. */
export const Full: Story = { args: { max: 3 }, parameters: visual('component', [], { crop: 'window' }), play: openList }

export const FreeText: Story = {
  args: { freeText: true, values: ['jazz'] },
  parameters: visual('component', [], { crop: 'window' }),
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('combobox')
    await step('adds what is not in the list', async () => {
      await userEvent.type(input, 'Bongo drums{Enter}')
      await expect(canvas.getByRole('button', { name: 'Remove Bongo drums' })).toBeVisible()
    })
    await userEvent.type(input, 'Afro')
    await screen.findByRole('option', { name: 'Add “Afro”' })
  },
}

export const NoMatch: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Zither')
    // Shown in the list, and announced a moment later.
    await waitFor(() => expect(screen.getAllByText('No match')).toHaveLength(2))
  },
}

export const Loading: Story = {
  args: { options: [], loading: true, values: [] },
  parameters: visual('component', [], { crop: 'window' }),
  play: openList,
}

export const OpenOnPhone: Story = { ...phone, parameters: visual('phone', [], { crop: 'window' }), play: openList }

export const Stress: Story = {
  render: (args) => (
    <Narrow>
      <Demo
        {...args}
        label={stressText.long}
        message={stressText.unbroken}
        freeText
        values={[...Object.values(stressText), 'موسيقى']}
      />
    </Narrow>
  ),
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'role=button[name="Remove Jùjú"]' }) }

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Afrobeats' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  play: async ({ canvas, step }) => {
    onChange.mockClear()
    const input = canvas.getByRole('combobox', { name: 'Skills' })
    const tag = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` })
    const pointed = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    const isOpen = (open: boolean) => waitFor(() => expect(input).toHaveAttribute('aria-expanded', String(open)))
    await step('Alt with an arrow opens without moving, and closes', async () => {
      input.focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await isOpen(true)
      await expect(pointed()).toBeNull()
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await isOpen(false)
    })
    await step('arrows and page keys move, Escape closes', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await isOpen(true)
      await waitFor(() => expect(pointed()).not.toBeNull())
      const first = pointed()?.textContent
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(pointed()?.textContent).not.toBe(first))
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(pointed()?.textContent).toBe(first))
      await userEvent.keyboard('{PageDown}')
      await waitFor(() => expect(pointed()?.textContent).not.toBe(first))
      await userEvent.keyboard('{PageUp}')
      await waitFor(() => expect(pointed()?.textContent).toBe(first))
      await userEvent.keyboard('{Escape}')
      await isOpen(false)
    })
    await step('arrows, Home and End move among the tags', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(tag('Talking drum')).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(tag('Afrobeats')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(tag('Jùjú')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(tag('Talking drum')).toHaveFocus()
    })
    await step('Delete removes the tag, and so do Backspace, Enter and Space', async () => {
      await userEvent.keyboard('{Delete}')
      await expect(onChange).toHaveBeenLastCalledWith({ values: ['afrobeats', 'jùjú'] })
      tag('Jùjú').focus()
      await userEvent.keyboard('{Enter}')
      await expect(onChange).toHaveBeenLastCalledWith({ values: ['afrobeats'] })
      tag('Afrobeats').focus()
      await userEvent.keyboard('[Space]')
      await expect(onChange).toHaveBeenLastCalledWith({ values: [] })
    })
  },
}
