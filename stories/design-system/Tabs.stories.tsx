import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { tabActivations, type TabItem, Tabs } from '@/design-system/components/Tabs/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { BriefcaseIcon } from '@/design-system/icons/BriefcaseIcon.tsx'
import { CheckCircleIcon } from '@/design-system/icons/CheckCircleIcon.tsx'
import { ClockIcon } from '@/design-system/icons/ClockIcon.tsx'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const panel = (text: string) => <Text>{text}</Text>

const gigs: readonly TabItem<string>[] = [
  { value: 'open', label: 'Open', count: 4, panel: panel('Four Gigs wait for an applicant.') },
  { value: 'hired', label: 'Hired', count: 12, panel: panel('Twelve Gigs have somebody on the bill.') },
  { value: 'past', label: 'Past', count: 1204, panel: panel('Everything that has been played.') },
]

const kinds = [
  'All',
  'Photographers',
  'DJs',
  'Hostesses',
  'Songwriters',
  'Make-up artists',
  'Dancers',
  'Live bands',
  'Comedians',
]
const many: readonly TabItem<string>[] = kinds.map((label) => ({
  value: label.replaceAll(' ', '-'),
  label,
  panel: panel(`${label} near you.`),
}))

const meta = {
  title: 'Design system/Navigation/Tabs',
  component: Tabs<string>,
  args: { label: 'Gigs', defaultValue: 'open', tabs: gigs, onChange: fn() },
  argTypes: { activation: { control: 'inline-radio', options: tabActivations }, tabs: { control: false } },
} satisfies Meta<typeof Tabs<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ args, canvas }) => {
    const hired = canvas.getByRole('tab', { name: 'Hired 12' })
    await userEvent.click(hired)
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'hired' })
    await expect(canvas.getByRole('tabpanel', { name: 'Hired 12' })).toHaveTextContent(
      'Twelve Gigs have somebody on the bill.',
    )
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Open 4' })).toHaveAttribute('aria-selected', 'true'))
    canvas.getByRole('tab', { name: 'Open 4' }).blur()
  },
}

/** Text only, counts, a loading count, icons, and an unavailable tab. */
export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={8}>
      <Tabs
        label="Words"
        defaultValue="overview"
        tabs={[
          { value: 'overview', label: 'Overview', panel: panel('Words alone.') },
          { value: 'applicants', label: 'Applicants', panel: null },
          { value: 'payments', label: 'Payments', panel: null },
        ]}
      />
      <Tabs label="Numbers" defaultValue="hired" tabs={gigs} />
      <Tabs
        label="Numbers on their way"
        defaultValue="open"
        tabs={[
          {
            value: 'open',
            label: 'Open',
            count: 'loading',
            panel: panel('The place of a number is kept until it is there.'),
          },
          { value: 'hired', label: 'Hired', count: 'loading', panel: null },
        ]}
      />
      <Tabs
        label="Icons"
        defaultValue="upcoming"
        tabs={[
          {
            value: 'upcoming',
            label: 'Upcoming',
            icon: <ClockIcon size="sm" />,
            panel: panel('Icons before the words.'),
          },
          { value: 'running', label: 'Running', icon: <BriefcaseIcon size="sm" />, count: 0, panel: null },
          {
            value: 'reviewed',
            label: 'Reviewed',
            icon: <CheckCircleIcon size="sm" />,
            count: 3,
            unavailableReason: 'Review a Gig first.',
            panel: null,
          },
        ]}
      />
    </Stack>
  ),
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'role=tab[name="Hired 12"]' }) }

export const FocusVisible: Story = {
  args: { activation: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Hired 12' })).toHaveFocus())
    await expect(canvas.getByRole('tab', { name: 'Open 4' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** An unavailable tab is focusable and shows the reason above the open panel. */
export const Unavailable: Story = {
  args: {
    tabs: [
      ...gigs.slice(0, 1),
      {
        value: 'hired',
        label: 'Hired',
        unavailableReason: 'You can see who works for you once you have hired somebody.',
        panel: null,
      },
      ...gigs.slice(2),
    ],
  },
  play: async ({ args, canvas }) => {
    const hired = canvas.getByRole('tab', { name: 'Hired' })
    await expect(hired).toHaveAccessibleDescription('You can see who works for you once you have hired somebody.')
    await userEvent.click(hired)
    await expect(
      canvas.getByText('You can see who works for you once you have hired somebody.', { selector: 'p' }),
    ).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const scrollerOf = (canvasElement: HTMLElement) => {
  const scroller = canvasElement.querySelector<HTMLElement>('[data-part="Scroller"]')
  if (scroller === null) throw new Error('There is no strip of tabs.')
  return scroller
}

/** More tabs than fit: the edges fade where tabs are hidden, and the open tab is in the middle. */
export const Overflow: Story = {
  parameters: visual('component', ['forced-colors']),
  render: () => (
    <Narrow>
      <Stack space={8}>
        <Tabs label="Talents, from the first" defaultValue="All" tabs={many} />
        <Tabs label="Talents, in the middle" defaultValue="Hostesses" tabs={many} />
        <Tabs label="Talents, at the last" defaultValue="Comedians" tabs={many} />
      </Stack>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const edges = () =>
      Array.from(canvasElement.querySelectorAll('[data-part="Scroller"]'), (strip) => strip.getAttribute('data-more'))
    await waitFor(() => expect(edges()).toEqual(['end', 'both', 'start']))
  },
}

/** The arrow keys scroll each tab into view without scrolling the page. */
export const KeepsTheOpenOneInSight: Story = {
  parameters: visual('component', [], { skip: 'The look is that of Overflow.' }),
  args: { defaultValue: 'All', tabs: many },
  render: (args) => (
    <Narrow>
      <Tabs {...args} />
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: 'Comedians' })
    await waitFor(() => expect(last).toHaveAttribute('aria-selected', 'true'))
    await waitFor(() => {
      const scrollerBox = scrollerOf(canvasElement).getBoundingClientRect()
      const box = last.getBoundingClientRect()
      expect(box.right).toBeLessThanOrEqual(scrollerBox.right + 1)
      expect(box.left).toBeGreaterThanOrEqual(scrollerBox.left)
    })
    await expect(window.scrollX).toBe(0)
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={8}>
        <Tabs
          label={stressText.long}
          defaultValue="nigerian"
          tabs={[
            { value: 'nigerian', label: 'Ọ̀rẹ́ Ṣadé', count: 9, panel: panel(stressText.nigerian) },
            { value: 'money', label: stressText.money, count: 100, panel: null },
            { value: 'long', label: stressText.long, panel: null },
          ]}
        />
        <Tabs
          label={stressText.unbroken}
          defaultValue="unbroken"
          tabs={[{ value: 'unbroken', label: stressText.unbroken, panel: panel(stressText.unbroken) }]}
        />
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  args: { activation: 'manual' },
  play: async ({ args, canvas }) => {
    const open = canvas.getByRole('tab', { name: 'Open 4' })
    const hired = canvas.getByRole('tab', { name: 'Hired 12' })
    const past = canvas.getByRole('tab', { name: /^Past/ })
    await userEvent.tab()
    await expect(open).toHaveFocus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(past).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(open).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(past).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'past' })
    await userEvent.keyboard('{Home}{ArrowRight}')
    await waitFor(() => expect(hired).toHaveFocus())
    await userEvent.keyboard('[Space]')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'hired' })
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Hired 12' })).toHaveFocus()
  },
}
