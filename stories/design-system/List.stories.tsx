import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { List, ListItem, listSurfaces } from '@/design-system/components/List/index.ts'
import { TrashIcon } from '@/design-system/icons/TrashIcon.tsx'
import { formatNaira } from '@/lib/money.ts'
import { keyboardOnly, noteFollowed } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { sampleGigs } from './sample-gigs.tsx'
import { stressText } from './stress-text.ts'

const onDelete = fn()
const onOpen = fn()

const items = sampleGigs(4).map(({ id, name, worker, amount }, index) => (
  <ListItem
    key={id}
    href={`#${id}`}
    leading={<Avatar name={worker} id={id} />}
    description={worker}
    trailing={
      index === 0 ? (
        <>
          <Badge tone="info">New</Badge>
          <IconButton label={`Delete ${name}`} icon={<TrashIcon />} size="sm" onClick={onDelete} />
        </>
      ) : (
        formatNaira(amount)
      )
    }
  >
    {name}
  </ListItem>
))

const meta = {
  title: 'Design system/Data/List',
  component: List,
  args: { label: 'Gigs', children: items },
  argTypes: { surface: { control: 'inline-radio', options: listSurfaces }, children: { control: false } },
  parameters: visual('component'),
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

/** Links over the whole item; the button at the end works as a button. */
export const Playground: Story = {
  parameters: visual('component', ['dark', 'forced-colors'], { hover: '[data-component="List"] li >> nth=2' }),
  play: async ({ canvas }) => {
    onDelete.mockClear()
    const first = canvas.getByRole('link', { name: 'Wedding DJ' })
    const item = first.closest('li')
    if (!item) throw new Error('The link is in no item.')
    const { right, top, height } = item.getBoundingClientRect()
    await expect(document.elementFromPoint(right - 200, top + height / 2)).toBe(first)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Wedding DJ' }))
    await expect(onDelete).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Product launch photographer' })).toHaveFocus()
  },
}

/** Two hundred items, all in the page; the browser draws those near the window. */
export const Long: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  args: {
    children: sampleGigs(200).map(({ id, name, worker }) => (
      <ListItem key={id} href={`#${id}`} leading={<Avatar name={worker} id={id} />} description={worker}>
        {name}
      </ListItem>
    )),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Gigs' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(200)
    const far = within(list).getByText('Product launch photographer 200')
    await expect(far.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
    far.scrollIntoView()
    await expect(far).toBeVisible()
    globalThis.scrollTo(0, 0)
  },
}

/** An item with several lines, whose leading and trailing parts stand beside its title. */
export const AlignedToTheTitle: Story = {
  args: {
    surface: 'plain',
    children: [
      <ListItem
        key="several"
        align="start"
        href="#several"
        leading={<Avatar name="Ada Obi" id="ada" size="sm" />}
        description={`${stressText.long} ${stressText.long}`}
        trailing="2 hours ago"
      >
        Wedding DJ
      </ListItem>,
      <ListItem key="one" href="#one" leading={<Avatar name="Ada Obi" id="ada" size="sm" />} trailing="Yesterday">
        Product launch photographer
      </ListItem>,
    ],
  },
}

export const Stress: Story = {
  args: {
    divided: false,
    ordered: true,
    children: [
      <ListItem
        key="long"
        onClick={onOpen}
        leading={<Avatar name="Ṣadé" id="1" />}
        description={stressText.nigerian}
        trailing={stressText.money}
      >
        {stressText.long}
      </ListItem>,
      <ListItem
        key="unbroken"
        leading={<Avatar name="Ɓala" id="2" />}
        description={stressText.unbroken}
        trailing={stressText.unbroken}
      >
        {stressText.unbroken}
      </ListItem>,
      <ListItem key="nigerian">{stressText.nigerian}</ListItem>,
    ],
  },
  render: (args) => (
    <Narrow>
      <List {...args} />
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  args: {
    children: [
      <ListItem key="link" href="#gig-1">
        Wedding DJ
      </ListItem>,
      <ListItem key="button" onClick={onOpen}>
        Product launch photographer
      </ListItem>,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    onOpen.mockClear()
    const followed = noteFollowed(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Wedding DJ' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(followed).toEqual(['#gig-1'])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Product launch photographer' })).toHaveFocus()
    await userEvent.keyboard('[Space]')
    await expect(onOpen).toHaveBeenCalledTimes(1)
  },
}
