import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'
import { visual } from '../../_kit/visual.ts'
import * as styles from './foundations.css.ts'

const durations = ['fast', 'base', 'slow'] as const
const easings = ['standard', 'emphasised', 'exit'] as const

function MotionScale() {
  const [moved, setMoved] = useState(false)
  return (
    <Stack space={4}>
      <button type="button" onClick={() => setMoved((before) => !before)}>
        <Text as="span" size="label" tone="brand">
          Move
        </Text>
      </button>
      {durations.map((duration) =>
        easings.map((easing) => (
          <div key={`${duration} ${easing}`} className={styles.row}>
            <Text>
              {duration}, {easing}
            </Text>
            <div className={styles.track}>
              <div
                className={`${styles.mover} ${styles.moved[`${moved}`]}`}
                style={{ transitionDuration: vars.motion.duration[duration], transitionTimingFunction: vars.motion.easing[easing] }}
              />
            </div>
          </div>
        )),
      )}
    </Stack>
  )
}

const meta = {
  title: 'Foundations/Motion',
  component: MotionScale,
  parameters: visual('component', ['reduced-motion']),
} satisfies Meta<typeof MotionScale>

export default meta
type Story = StoryObj<typeof meta>

/** Under `prefers-reduced-motion` every duration is 0 ms in the tokens: the boxes jump. */
export const DurationsAndEasings: Story = {}
