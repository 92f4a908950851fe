import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { spaceTokens } from '@/design-system/tokens/scales.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'
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

const meta = {
  title: 'Foundations/Space',
  component: SpaceScale,
  parameters: visual('responsive'),
} satisfies Meta<typeof SpaceScale>

export default meta
type Story = StoryObj<typeof meta>

/** Named by the 4 px grid: `space 4` is 16 px. The gutter grows from 16 to 24 px at the tablet breakpoint. */
export const Scale: Story = {}
