import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { ErrorIllustration } from '@/design-system/illustrations/ErrorIllustration.tsx'
import { NoNotificationsIllustration } from '@/design-system/illustrations/NoNotificationsIllustration.tsx'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { OfflineIllustration } from '@/design-system/illustrations/OfflineIllustration.tsx'
import { SettingsIllustration } from '@/design-system/illustrations/SettingsIllustration.tsx'
import { SuccessIllustration } from '@/design-system/illustrations/SuccessIllustration.tsx'
import { checked, documentedBy, Page, Paragraph } from '../../_kit/docs/page.tsx'
import { BulletList, Section } from '../../_kit/docs/parts.tsx'
import { Panel } from '../../_kit/panel.tsx'

const pictures = {
  NoNotificationsIllustration: { Picture: NoNotificationsIllustration, says: 'No news yet.' },
  SettingsIllustration: { Picture: SettingsIllustration, says: 'Something is to be set up.' },
  NotFoundIllustration: { Picture: NotFoundIllustration, says: 'Nothing is at this address.' },
  ErrorIllustration: { Picture: ErrorIllustration, says: 'It failed. The lights are out.' },
  OfflineIllustration: { Picture: OfflineIllustration, says: 'No connection. The lights are out.' },
  SuccessIllustration: { Picture: SuccessIllustration, says: 'It worked. Everything is lit.' },
} as const

function Pictures() {
  return (
    <Panel surface="raised">
      <Tiles columns={{ mobile: 1, tablet: 2, desktop: 3 }} space={6}>
        {Object.entries(pictures).map(([name, { Picture, says }]) => (
          <Stack key={name} space={2} align="center">
            <Picture />
            <Text size="label" align="center">
              {says}
            </Text>
            <Text size="caption" tone="muted" align="center">
              {name}
            </Text>
          </Stack>
        ))}
      </Tiles>
    </Panel>
  )
}

function IllustrationsPage() {
  return (
    <Page
      title="Illustrations"
      lead="One small stage under an arch of bulbs. What stands on it tells what is missing; the lights tell how things are."
    >
      <Section title="All pictures">
        <Pictures />
      </Section>
      <Section title="Rules">
        <BulletList
          items={[
            'Stage glamour stays at the door: empty states, errors, moments of success. Never beside work in progress.',
            'A picture is decoration: hidden from assistive technology, because the words beside it say everything.',
            'Lit when all is well, dark when something failed or the connection is gone.',
            'Drawn in this repository as SVG from the theme’s tokens, under 8 kB. No stock photographs.',
            'One to a screen.',
          ]}
        />
      </Section>
      <Section title="A new picture">
        <Paragraph>
          A picture of what only one product has stands with that product, not in the design system: Marquee’s are in
          `src/shared/illustrations`. Draw what stands on the stage inside `Illustration`, in a box of 200 × 160 with
          its foot at y = 132, with the classes of `Illustration.css.ts` and no colour of its own. It then follows both
          themes, and every other brand.
        </Paragraph>
      </Section>
    </Page>
  )
}

const meta = { title: 'Foundations/Illustrations', parameters: documentedBy(IllustrationsPage) } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = { render: () => <Pictures /> }

export const WholePage: StoryObj = { ...checked(IllustrationsPage), tags: ['!dev', '!autodocs'] }
