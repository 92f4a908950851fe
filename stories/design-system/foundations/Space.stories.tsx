import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { scales, spaceTokens } from '@/design-system/tokens/scales.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'
import { checked, documentedBy, Page, Paragraph } from '../../_kit/docs/page.tsx'
import { BulletList, DocsTable, Section } from '../../_kit/docs/parts.tsx'
import { visual } from '../../_kit/visual.ts'
import * as styles from './foundations.css.ts'

function SpaceScale() {
  return (
    <Stack space={2}>
      {spaceTokens.map((token) => (
        <div key={token} className={styles.row}>
          <Text tabular>space {token}</Text>
          <div className={styles.bar} style={{ width: vars.space[token] }} />
        </div>
      ))}
    </Stack>
  )
}

const choices = [
  { id: '0.5–1', what: 'Inside one thing: a label and its icon, a heading and its second line.' },
  { id: '1.5–2', what: 'Between small things of a kind: chips, icons in a row.' },
  { id: '3–4', what: 'Between controls, and inside cards on a phone. 4 is the usual step.' },
  { id: '6', what: 'Inside cards and dialogs, and between groups of fields.' },
  { id: '8–10', what: 'Between the parts of a page.' },
  { id: '12–16', what: 'Around what stands alone: an empty state, a page that only asks for a code.' },
  { id: 'gutter', what: 'At the sides of a page, and nowhere else.' },
] as const

const widths = [
  {
    id: 'sidebar',
    what: 'The sidebar; 18 rem as a drawer on a phone, 4 rem when it is folded.',
    value: scales.layout.sidebar.width,
  },
  { id: 'content', what: 'The widest a page gets.', value: scales.layout.content.maxWidth },
  { id: 'reading', what: 'The widest a line of text gets.', value: scales.layout.content.readingWidth },
  { id: 'form', what: 'The widest a form gets.', value: scales.layout.form.maxWidth },
  { id: 'drawer', what: 'A drawer; the whole window on a phone.', value: scales.layout.drawer.width },
] as const

function SpacePage() {
  return (
    <Page
      title="Space"
      lead="Everything stands on a grid of 4 px. The number of a token counts its units: `4` is 16 px."
    >
      <Section title="Scale">
        <SpaceScale />
        <Paragraph>
          Lengths are rem: a reader who sets a larger font size gets a larger interface, not larger words in the same
          boxes.
        </Paragraph>
      </Section>
      <Section title="Which one">
        <DocsTable
          label="Which space"
          head={['Token', 'Where']}
          rows={choices.map(({ id, what }) => ({ id, cells: [id, what] }))}
        />
      </Section>
      <Section title="Rules">
        <BulletList
          items={[
            'Space belongs to the parent: `Stack`, `Inline`, `Columns`, `Tiles` and `Spread` put it between their children. No component has a margin, and none takes one.',
            'Less inside than around: what belongs together stands closer together than to its neighbours.',
            'Space may differ per viewport, `space={{ mobile: 4, tablet: 8 }}`; the browser chooses, no script looks at the window.',
            'What answers to touch is at least 44 px, also where it looks smaller.',
          ]}
        />
      </Section>
      <Section title="Widths">
        <DocsTable
          label="Widths"
          head={['Layout', 'What', 'Width']}
          rows={widths.map(({ id, what, value }) => ({ id, cells: [id, what, value] }))}
        />
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundations/Space',
  component: SpaceScale,
  parameters: { ...documentedBy(SpacePage), ...visual('responsive') },
} satisfies Meta<typeof SpaceScale>

export default meta
type Story = StoryObj<typeof meta>

/** Named by the 4 px grid: `space 4` is 16 px. The gutter grows from 16 to 24 px at the tablet breakpoint. */
export const Scale: Story = {}

export const WholePage: StoryObj = { ...checked(SpacePage), tags: ['!dev', '!autodocs'] }
