import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { Combobox } from '@/design-system/components/Combobox/index.ts'
import { FilterBar } from '@/design-system/components/FilterBar/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { SearchIcon } from '@/design-system/icons/SearchIcon.tsx'
import { keyboardOnAPhone } from '../_kit/keyboard.ts'
import { phone, visual } from '../_kit/visual.ts'
import { skills, states } from './choice-samples.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const availability = ['Today', 'This week', 'Weekends'].map((label) => ({ value: label, label }))
const fields = [
  { id: 'state', label: 'State', any: 'All states', options: states },
  { id: 'skill', label: 'Skill', any: 'All skills', options: skills },
  { id: 'free', label: 'Availability', any: 'Any time', options: availability },
] as const
type Filters = Partial<Record<(typeof fields)[number]['id'], string>>

const onClear = fn()

/** Stores the filters, as the address does. */
function Demo({ start, actions }: { start: Filters; actions?: ReactNode }) {
  const [filters, setFilters] = useState(start)
  const set = (id: keyof Filters, value: string | null) => {
    const { [id]: _before, ...others } = filters
    setFilters(value === null ? others : { ...others, [id]: value })
  }
  const active = fields.flatMap(({ id, options }) => {
    const label = options.find((option) => option.value === filters[id])?.label
    return label === undefined ? [] : [{ id, label, onRemove: () => set(id, null) }]
  })
  return (
    <FilterBar
      search={
        <TextField
          label="Search workers"
          labelHidden
          type="search"
          placeholder="Search workers"
          start={<SearchIcon size="sm" />}
          reserveMessageSpace={false}
        />
      }
      active={active}
      onClear={() => {
        onClear()
        setFilters({})
      }}
      count={active.length === 0 ? 1342 : 134 - active.length}
      actions={actions}
    >
      {fields.map(({ id, label, any, options }) => (
        <Combobox
          key={id}
          label={label}
          placeholder={any}
          options={options}
          value={filters[id] ?? null}
          onChange={({ value }) => set(id, value)}
          reserveMessageSpace={false}
        />
      ))}
    </FilterBar>
  )
}

const meta = {
  title: 'Design system/Data/FilterBar',
  component: FilterBar,
  args: { active: [], onClear, count: 0, children: null },
  argTypes: { children: { control: false }, search: { control: false }, actions: { control: false } },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

const some: Filters = { state: 'lagos', skill: 'jazz', free: 'Weekends' }

export const Playground: Story = {
  parameters: visual('responsive', ['forced-colors']),
  render: () => <Demo start={some} />,
}

export const NoFilter: Story = { parameters: visual('responsive'), render: () => <Demo start={{}} /> }

const exportAction = (
  <Button variant="outline" size="sm">
    Export CSV
  </Button>
)

export const WithActions: Story = {
  parameters: visual('responsive'),
  render: () => <Demo start={{ skill: 'jazz' }} actions={exportAction} />,
}

export const PhoneSheet: Story = {
  ...phone,
  parameters: visual('phone', [], { crop: 'window' }),
  render: () => <Demo start={some} />,
  play: async ({ canvas, step }) => {
    await step('opens the sheet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters (3)' }))
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible())
    })
    await step('filters take effect immediately', async () => {
      const sheet = within(screen.getByRole('dialog'))
      await userEvent.click(sheet.getByRole('button', { name: 'Clear Skill' }))
      await expect(sheet.getByRole('button', { name: 'Show 132 results' })).toBeVisible()
    })
  },
}

export const Behaviour: Story = {
  parameters: visual('component', [], { skip: 'Ends like NoFilter.' }),
  render: () => <Demo start={some} />,
  play: async ({ canvas }) => {
    onClear.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Jazz' }))
    await expect(canvas.getByText('132 results')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove filter Weekends' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(onClear).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.getByText('1,342 results')).toBeVisible())
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <FilterBar
        active={Object.values(stressText).map((label) => ({ id: label, label, onRemove: onClear }))}
        onClear={onClear}
        count={10_000_000}
      >
        <TextField label={stressText.long} placeholder={stressText.long} reserveMessageSpace={false} />
        <TextField label={stressText.unbroken} placeholder={stressText.unbroken} reserveMessageSpace={false} />
      </FilterBar>
    </Narrow>
  ),
}

export const Hovered: Story = {
  render: () => <Demo start={some} />,
  parameters: visual('component', [], { hover: 'role=button[name="Clear filters"]' }),
}

export const FocusVisible: Story = {
  render: () => <Demo start={some} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    for (let press = 0; press < 7; press += 1) await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove filter Lagos' })).toHaveFocus()
  },
}

export const Keyboard: Story = {
  ...phone,
  parameters: keyboardOnAPhone,
  render: () => <Demo start={some} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filters (3)' })
    for (const key of ['{Enter}', '[Space]']) {
      opener.focus()
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove filter Lagos' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'Remove filter Lagos' })).toBeNull()
  },
}
