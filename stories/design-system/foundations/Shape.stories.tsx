import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'
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

function Elevations() {
  return (
    <Inline space={8}>
      {Object.entries(vars.elevation).map(([name, { surface, shadow }]) => (
        <div key={name} className={styles.shape} style={{ backgroundColor: surface, boxShadow: shadow, borderRadius: vars.radius.medium }}>
          <Text>{name}</Text>
        </div>
      ))}
    </Inline>
  )
}

const meta = { title: 'Foundations/Shape and depth', component: Radii } satisfies Meta<typeof Radii>

export default meta
type Story = StoryObj<typeof meta>

export const Radius: Story = {}

/** Light: a shadow. Dark: a lighter surface inside a hairline. Never a border and a shadow of one's own. */
export const Elevation: Story = { render: () => <Elevations /> }
