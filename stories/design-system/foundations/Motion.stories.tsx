import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { reducedMotionDurations, scales } from '@/design-system/tokens/scales.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'
import { checked, documentedBy, Page, Paragraph } from '../../_kit/docs/page.tsx'
import { BulletList, DocsTable, Prose, Section } from '../../_kit/docs/parts.tsx'
import { visual } from '../../_kit/visual.ts'
import * as styles from './foundations.css.ts'

const durations = ['fast', 'base', 'slow'] as const
const easings = ['standard', 'emphasised', 'exit'] as const

function MotionScale() {
  const [moved, setMoved] = useState(false)
  return (
    <Stack space={4}>
      <div>
        <Button variant="outline" size="sm" onClick={() => setMoved((before) => !before)}>
          Move
        </Button>
      </div>
      {durations.map((duration) =>
        easings.map((easing) => (
          <div key={`${duration} ${easing}`} className={styles.row}>
            <Text>
              {duration}, {easing}
            </Text>
            <div className={styles.track}>
              <div
                className={`${styles.mover} ${styles.moved[`${moved}`]}`}
                style={{
                  transitionDuration: vars.motion.duration[duration],
                  transitionTimingFunction: vars.motion.easing[easing],
                }}
              />
            </div>
          </div>
        )),
      )}
    </Stack>
  )
}

const durationMeanings = {
  instant: 'Only lets something happen after a delay; nothing moves.',
  fast: 'Answers to the pointer: hover, press, a tick.',
  base: 'What opens and closes: menus, tooltips, dialogs.',
  slow: 'What travels: drawers, panels, toasts.',
  spin: 'One turn of the spinner.',
  shimmer: 'One pass of light over a skeleton.',
  lights: 'The bulbs of a sign light up, once.',
  chase: 'One turn of the bulbs of a sign while something is awaited.',
  marquee: 'One run of light over the logo.',
} as const satisfies Record<keyof typeof scales.motion.duration, string>

const easingMeanings = {
  standard: 'What changes place or size in sight.',
  emphasised: 'What arrives: fast at first, long in settling.',
  exit: 'What leaves.',
  linear: 'What turns or runs for ever.',
  swing: 'What breathes.',
} as const satisfies Record<keyof typeof scales.motion.easing, string>

const reduced: Readonly<Record<string, string>> = reducedMotionDurations.duration

function MotionPage() {
  return (
    <Page
      title="Motion"
      lead="Motion shows where something came from and where it went. It is over before anybody waits for it."
    >
      <Section title="See it">
        <MotionScale />
      </Section>
      <Section title="Durations">
        <DocsTable
          label="Durations"
          head={['Token', 'Duration', 'Under reduced motion', 'For']}
          rows={Object.entries(scales.motion.duration).map(([name, value]) => ({
            id: name,
            cells: [
              name,
              value.replace('ms', ' ms'),
              reduced[name]?.replace('ms', ' ms'),
              durationMeanings[name as keyof typeof durationMeanings],
            ],
          }))}
        />
        <Paragraph>{`The rotating word of the side panel holds for ${Number.parseInt(scales.motion.headline.hold, 10) / 1000} s and fades for ${Number.parseInt(scales.motion.headline.fade, 10) / 1000} s. Under reduced motion it still changes, without the fade.`}</Paragraph>
      </Section>
      <Section title="Easings">
        <DocsTable
          label="Easings"
          head={['Token', 'Curve', 'For']}
          rows={Object.entries(scales.motion.easing).map(([name, value]) => ({
            id: name,
            cells: [
              name,
              <Prose key="curve">{`\`${value}\``}</Prose>,
              easingMeanings[name as keyof typeof easingMeanings],
            ],
          }))}
        />
      </Section>
      <Section title="Rules">
        <BulletList
          items={[
            'Only opacity and transform move. Width, height and position jump.',
            'Durations come from tokens. Under `prefers-reduced-motion` the tokens are 0 ms, so no component can forget.',
            'A spinner shows after 300 ms and a skeleton after 150 ms: what is quick does not flicker.',
            'Nothing moves twice for one reason, and nothing loops except what is being waited for.',
          ]}
        />
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundations/Motion',
  component: MotionScale,
  parameters: { ...documentedBy(MotionPage), ...visual('component', ['reduced-motion']) },
} satisfies Meta<typeof MotionScale>

export default meta
type Story = StoryObj<typeof meta>

/** Under `prefers-reduced-motion` every duration is 0 ms in the tokens: the boxes jump. */
export const DurationsAndEasings: Story = {}

export const WholePage: StoryObj = { ...checked(MotionPage), tags: ['!dev', '!autodocs'] }
