import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'
import { checked, documentedBy, Page, Paragraph } from '../../_kit/docs/page.tsx'
import { BulletList, Section } from '../../_kit/docs/parts.tsx'
import * as styles from './foundations.css.ts'

function Radii() {
  return (
    <Inline space={4}>
      {Object.entries(vars.radius).map(([name, borderRadius]) => (
        <div key={name} className={`${styles.shape} ${styles.shapeFill}`} style={{ borderRadius }}>
          {name}
        </div>
      ))}
    </Inline>
  )
}

const carriers = {
  card: 'Cards, tables, tiles',
  popover: 'Menus, popovers, pickers',
  drawer: 'Drawers, bars that stick',
  dialog: 'Dialogs',
} as const satisfies Record<keyof typeof vars.elevation, string>

/** The four levels in both themes beside each other. */
function Elevations() {
  return (
    <div className={styles.themePanes}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={styles.themePane}>
          <Text size="label">{theme}</Text>
          <div className={styles.levels}>
            {Object.entries(vars.elevation).map(([name, { surface, shadow }], index) => (
              <div key={name} className={styles.level} style={{ backgroundColor: surface, boxShadow: shadow }}>
                <Text size="label">
                  {index + 1} {name}
                </Text>
                <Text size="caption" tone="muted">
                  {carriers[name as keyof typeof carriers]}
                </Text>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function ShapePage() {
  return (
    <Page
      title="Shape and depth"
      lead="Three radii and four levels. What lies higher matters more right now, and nothing lies high for decoration."
    >
      <Section title="Depth">
        <Paragraph>
          In the light theme depth is a soft shadow with a hairline of ink. In the dark theme shadows cannot be seen:
          each level is a lighter surface inside a hairline, and from the second on the same one: a scrim parts drawers
          and dialogs from the page. `elevation('card')` sets surface and shadow together, so nobody combines a border
          with a shadow.
        </Paragraph>
        <Elevations />
      </Section>
      <Section title="Radius">
        <Radii />
        <BulletList
          items={[
            '`small`, 6 px: check boxes, badges, small buttons, what stands inside something rounded.',
            '`medium`, 10 px: buttons, fields, cards, menus.',
            '`large`, 16 px: dialogs, drawers, the panel of a page.',
            '`full`: avatars, switches, dots and counts.',
            'Inside something rounded the radius is smaller, so that both curves run side by side.',
          ]}
        />
      </Section>
      <Section title="In forced colours">
        <Paragraph>
          Shadows vanish there. Everything raised has a transparent outline, which the system then draws as its edge.
        </Paragraph>
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundations/Shape and depth',
  component: Radii,
  parameters: documentedBy(ShapePage),
} satisfies Meta<typeof Radii>

export default meta
type Story = StoryObj<typeof meta>

export const Radius: Story = {}

/** Light: a shadow. Dark: a lighter surface inside a hairline. Never a border and a shadow of one's own. */
export const Elevation: Story = { render: () => <Elevations /> }

export const WholePage: StoryObj = { ...checked(ShapePage), tags: ['!dev', '!autodocs'] }
