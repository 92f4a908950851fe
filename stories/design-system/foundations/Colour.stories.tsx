import type { Meta, StoryObj } from '@storybook/react-vite'
import { pairs, requiredRatio } from '@/design-system/tokens/pairs.ts'
import { documentedBy, Page, Paragraph } from '../../_kit/docs/page.tsx'
import { BulletList, Section } from '../../_kit/docs/parts.tsx'
import { ColourPairs, ColourTokens, tightestPair } from './colours.tsx'

const groups = {
  Surfaces: ['color.surface'],
  Text: ['color.text'],
  'Borders and focus': ['color.border', 'color.focus'],
  Actions: ['color.action'],
  Status: ['color.status'],
  Accent: ['color.accent'],
  Depth: ['elevation'],
  'Sidebar and bar': ['sidebar', 'topBar'],
  'Side panel': ['sidePanel'],
  Parts: ['toast', 'tooltip', 'badge', 'skeleton', 'scrim', 'avatar'],
  'Brand and pictures': ['brand', 'illustration'],
} as const

const tightest = tightestPair()

function ColourPage() {
  return (
    <Page
      title="Colour"
      lead="Purple is the night, gold is the light. A name says what a colour is for; the theme says which one it is."
    >
      <Section title="How colour works">
        <BulletList
          items={[
            'A primitive is a step of a ramp, such as purple 600. Only the themes know it.',
            'A token is a job, such as `color.action.primary.hover`. Components know only these.',
            'A pair says which token may stand on which. What is not a pair is not allowed, and a component that needs a new one adds it to `tokens/pairs.ts` first.',
            'Both themes are authored on their own: dark is not light turned over. Depth in light is shadow, in dark a lighter surface.',
            'Colour never says something alone: an icon and a word say the same.',
          ]}
        />
        <Paragraph>
          {`${pairs.length} pairs are measured in both themes, by the code of the contrast test. Text needs ${requiredRatio.text.toFixed(1)}, and ${requiredRatio.graphic.toFixed(1)} is for icons, edges of controls and focus rings (WCAG 2.2 AA).${tightest === undefined ? '' : ` The closest call is \`${tightest.pair.token}\` on \`${tightest.pair.on}\` in the ${tightest.theme} theme: ${tightest.ratio.toFixed(2)} of ${requiredRatio[tightest.pair.kind].toFixed(1)}.`}`}
        </Paragraph>
      </Section>
      {Object.entries(groups).map(([title, paths]) => (
        <Section key={title} title={title}>
          {paths.map((group) => (
            <ColourTokens key={group} group={group} />
          ))}
        </Section>
      ))}
      <Section title="Pairs and their contrast">
        <ColourPairs
          groups={[
            'color',
            'elevation',
            'sidebar',
            'topBar',
            'sidePanel',
            'toast',
            'tooltip',
            'badge',
            'skeleton',
            'avatar',
            'brand',
          ]}
        />
      </Section>
    </Page>
  )
}

const meta = { title: 'Foundations/Colour', parameters: documentedBy(ColourPage) } satisfies Meta

export default meta
type Story = StoryObj

/** The colours allowed on the main action, with the contrast measured in both themes. */
export const Pairs: Story = { render: () => <ColourPairs groups={['color.action.primary', 'color.accent']} /> }

/** The use of each colour, and the components that use it. */
export const Tokens: Story = { render: () => <ColourTokens group="color.text" /> }
