import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { BellIcon } from '@/design-system/icons/BellIcon.tsx'
import { type Icon, iconSizes } from '@/design-system/icons/Icon.tsx'
import { checked, documentedBy, Page, Paragraph } from '../../_kit/docs/page.tsx'
import { BulletList, Section } from '../../_kit/docs/parts.tsx'
import { IconGrid } from './icon-grid.tsx'

function Sizes() {
  return (
    <Inline space={4} align="end">
      {iconSizes.map((size) => (
        <BellIcon key={size} size={size} label={`Bell, ${size}`} />
      ))}
    </Inline>
  )
}

function IconsPage() {
  return (
    <Page
      title="Icons"
      lead="One hand drew them all: a grid of 24 px, strokes of 1.75 with round ends, in the colour of the words beside them."
    >
      <Section title="All icons">
        <Paragraph>
          Press one to copy its import. Each is a file of its own, so only what is imported is shipped.
        </Paragraph>
        <IconGrid />
      </Section>
      <Section title="Sizes">
        <Sizes />
        <Paragraph>16, 20, 24 and 40 px: `sm`, `md`, `lg`, `xl`. Inside a control the control decides.</Paragraph>
      </Section>
      <Section title="Rules">
        <BulletList
          items={[
            'An icon beside words is decoration and has no name. Alone it needs `label`, and a control that shows only an icon is an `IconButton`, which does not compile without a name.',
            'An icon alone is for what everybody knows: close, search, menu. Everything else has words.',
            'One icon has one meaning in the whole product.',
            'A new icon keeps to the grid, leaves 2 px free at the edges, has no fill, and comes with the screen that needs it.',
          ]}
        />
      </Section>
    </Page>
  )
}

const meta = { title: 'Foundations/Icons', parameters: documentedBy(IconsPage) } satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj

/** Every icon on the same 24 px grid. */
export const All: Story = { render: () => <IconGrid /> }

/** The search matches names and synonyms; a press copies the import and announces it. */
export const Search: Story = {
  render: () => <IconGrid />,
  play: async ({ canvas, step }) => {
    const written: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    })
    const search = canvas.getByRole('searchbox', { name: 'Search icons' })
    await step('by what it is called', async () => {
      await userEvent.type(search, 'delete')
      await waitFor(() => expect(canvas.getAllByRole('button', { name: /Icon$/ })).toHaveLength(1))
    })
    await step('a press copies', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'TrashIcon' }))
      await expect(written).toEqual(["import { TrashIcon } from '@/design-system/icons/TrashIcon.tsx'"])
      await expect(canvas.getByRole('status')).toHaveTextContent('Copied the import of TrashIcon.')
    })
    await step('nothing found', async () => {
      await userEvent.clear(search)
      await userEvent.type(search, 'zebra')
      await expect(await canvas.findByText('No icon is called “zebra”.')).toBeVisible()
    })
  },
}

export const IconSizes: Story = { render: () => <Sizes /> }

export const WholePage: Story = { ...checked(IconsPage), tags: ['!dev', '!autodocs'] }
