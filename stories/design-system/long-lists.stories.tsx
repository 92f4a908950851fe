import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useRef, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TileList } from '@/design-system/components/TileList/index.ts'
import { useCurrentRow } from '@/design-system/lib/use-current-row.ts'
import { visual } from '../_kit/visual.ts'
import { GigTable, ready } from './gig-table.tsx'

const withoutPicture = visual('component', [], { skip: 'looks as its list does in the stories of that list' })

const meta = {
  title: 'Design system/Data/Long lists',
  parameters: { layout: 'padded' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Adds rows after the others, and at the start, as a list does that is read again. */
function Growing({ step, list }: { step: number; list: (shown: { first: number; count: number }) => ReactNode }) {
  const [first, setFirst] = useState(0)
  const [last, setLast] = useState(3 * step)
  return (
    <Stack space={4}>
      <Inline>
        <Button onClick={() => setLast(last + step)}>Add at the end</Button>
        <Button onClick={() => setFirst(first - step)}>Add at the start</Button>
      </Inline>
      {list({ first, count: last - first })}
    </Stack>
  )
}

/** Presses a button without moving the focus, as a list is read again while something in it has the focus. */
const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  button?.click()
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/** The control of the focused row after the list has grown; it stands where it stood. */
async function staysInPlace(find: () => HTMLElement, button: string, isLong: () => boolean) {
  find().focus()
  find().scrollIntoView({ block: 'center' })
  await new Promise(requestAnimationFrame)
  const top = topOf(find())
  press(button)
  await waitFor(() => expect(isLong()).toBe(true))
  await waitFor(() => expect(find()).toHaveFocus())
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await expect(Math.abs(topOf(find()) - top)).toBeLessThan(4)
}

/** A table of 90 rows that grows to 120 renders only those in sight from then on: the focus and what is seen stay. */
export const GrowingTable: Story = {
  parameters: withoutPicture,
  render: () => (
    <Growing
      step={30}
      list={({ count }) => (
        <GigTable
          state={ready(count)}
          sorting={{ sorts: 'server', sort: { column: 'date', direction: 'ascending' }, onChange: () => undefined }}
        />
      )}
    />
  ),
  play: async () => {
    const rows = () => document.querySelectorAll('[data-row]').length
    await waitFor(() => expect(rows()).toBe(90))
    const id = document.querySelectorAll<HTMLElement>('[data-row]')[70]?.dataset['row']
    const menu = () => document.querySelector<HTMLElement>(`[data-row="${id}"] td:last-child button`) as HTMLElement
    await staysInPlace(menu, 'Add at the end', () => rows() < 80)
    globalThis.scrollTo(0, 0)
  },
}

const tiles = ({ first, count }: { first: number; count: number }) => (
  <TileList
    label="Numbers"
    items={Array.from({ length: count }, (_, index) => first + index)}
    getItemId={String}
    columns={{ mobile: 1, tablet: 1, desktop: 1 }}
    estimate={60}
  >
    {(number) => <Tile number={number} />}
  </TileList>
)

/** Tiles of one to forty lines: the estimate of their height is wrong for nearly all. */
const linesOf = (number: number) => 1 + (Math.abs(number * number * 7) % 13) * (Math.abs(number) % 97 > 60 ? 3 : 1)

function Tile({ number }: { number: number }) {
  return (
    <Card padding="sm">
      <Link href={`#${number}`}>{`Number ${number}`}</Link>
      {Array.from({ length: linesOf(number) }, (_, line) => (
        <Text key={line}>{`Line ${line + 1}`}</Text>
      ))}
    </Card>
  )
}

const link = (number: number) => document.querySelector<HTMLElement>(`[data-row="${number}"] a`) as HTMLElement

/** As the table, with tiles of different heights; also when what is new comes before the others. */
export const GrowingTiles: Story = {
  parameters: withoutPicture,
  render: () => <Growing step={8} list={tiles} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(24))
    await staysInPlace(
      () => link(17),
      'Add at the start',
      () => document.querySelector('[aria-setsize="32"]') !== null,
    )
    globalThis.scrollTo(0, 0)
  },
}

const thousand = Array.from({ length: 1000 }, (_, index) => String(index))

function Reaching() {
  const root = useRef<HTMLElement>(null)
  const row = useCurrentRow({ root, ids: thousand })
  return (
    <Stack ref={root} space={4}>
      <Inline>
        {[999, 480, 730, 12].map((number) => (
          <Button key={number} onClick={() => row.reach(number)}>{`Go to ${number}`}</Button>
        ))}
      </Inline>
      {tiles({ first: 0, count: 1000 })}
    </Stack>
  )
}

/** Rows of a thousand of different heights are reached wherever they are. */
export const FarRows: Story = {
  parameters: withoutPicture,
  render: () => <Reaching />,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Number 0' })
    for (const number of [999, 480, 730, 12]) {
      await userEvent.click(canvas.getByRole('button', { name: `Go to ${number}` }))
      await waitFor(() => expect(link(number)).toHaveFocus())
      await waitFor(() => {
        const top = topOf(link(number))
        if (top < 0 || top > globalThis.innerHeight) throw new Error(`Row ${number} is ${top} px from the top`)
      })
    }
    globalThis.scrollTo(0, 0)
  },
}
