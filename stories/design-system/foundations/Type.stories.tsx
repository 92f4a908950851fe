import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { checked, documentedBy, Page, Paragraph } from '../../_kit/docs/page.tsx'
import { BulletList, Section } from '../../_kit/docs/parts.tsx'
import { visual } from '../../_kit/visual.ts'
import { stressText } from '../stress-text.ts'
import { Figures, Letters, TypeScale } from './specimens.tsx'

function TypePage() {
  return (
    <Page
      title="Type"
      lead="Inter says everything that is read. Bricolage Grotesque puts a name in lights, and appears nowhere else."
    >
      <Section title="Text styles">
        <Paragraph>
          A text style is whole: size, line height, weight and tracking move together. Headings take one step down below
          768 px. Components take `size` or `look`; a stylesheet spreads `textStyle('label')` and never takes a size
          alone.
        </Paragraph>
        <TypeScale text="Put their name in lights" />
      </Section>
      <Section title="Letters">
        <Paragraph>
          Names are written as their owners write them. Yoruba, Igbo and Hausa letters with their tone marks, and the
          naira sign, are in the two font files; a test proves that none falls back to another face.
        </Paragraph>
        <Letters />
        <TypeScale text={stressText.nigerian} />
      </Section>
      <Section title="Figures">
        <Paragraph>
          Money and counts stand in columns and change while they are looked at. `tabular` gives every figure one width.
        </Paragraph>
        <Figures />
      </Section>
      <Section title="Rules">
        <BulletList
          items={[
            'Sentence case everywhere, also in buttons and headings.',
            'The level of a heading is its place in the outline; its look may differ.',
            'A line of running text is at most 42 rem wide.',
            'What people type is 16 px on touch, so that the phone does not zoom into the field.',
            'Long words break rather than overflow; user text has `dir="auto"`.',
          ]}
        />
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundations/Type',
  component: TypeScale,
  args: { text: 'Put their name in lights' },
  parameters: { ...documentedBy(TypePage), ...visual('responsive') },
} satisfies Meta<typeof TypeScale>

export default meta
type Story = StoryObj<typeof meta>

/** Whole text styles. Headings take one step down below 768 px. */
export const Scale: Story = {}

/** Yoruba, Igbo and Hausa letters with their tone marks, in the interface face. */
export const NigerianLetters: Story = { args: { text: `${stressText.nigerian} ${stressText.money}` } }

/** Each letter alone, and figures that line up. */
export const LettersAndFigures: Story = {
  parameters: visual('component'),
  render: () => (
    <Stack space={8}>
      <Letters />
      <Figures />
    </Stack>
  ),
}

export const WholePage: StoryObj = { ...checked(TypePage), tags: ['!dev', '!autodocs'] }
