import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { NoGigsIllustration } from '@/shared/illustrations/no-gigs-illustration.tsx'
import { NoWorkersIllustration } from '@/shared/illustrations/no-workers-illustration.tsx'
import { PlansIllustration } from '@/shared/illustrations/plans-illustration.tsx'
import { WalletIllustration } from '@/shared/illustrations/wallet-illustration.tsx'
import { Panel } from '../_kit/panel.tsx'
import { visual } from '../_kit/visual.ts'

const pictures = [
  { Picture: NoGigsIllustration, says: 'No Gig posted yet.' },
  { Picture: NoWorkersIllustration, says: 'Nobody applied or was saved yet.' },
  { Picture: WalletIllustration, says: 'No money moved yet.' },
  { Picture: PlansIllustration, says: 'A plan is to be chosen.' },
] as const

/** The pictures that only Marquee has. Those of any product are on the page Foundations/Illustrations. */
function Pictures() {
  return (
    <Panel surface="raised">
      <Tiles columns={{ mobile: 1, tablet: 2, desktop: 2 }} space={6}>
        {pictures.map(({ Picture, says }) => (
          <Stack key={says} space={2} align="center">
            <Picture />
            <Text size="label" align="center">
              {says}
            </Text>
          </Stack>
        ))}
      </Tiles>
    </Panel>
  )
}

const meta = { title: 'Shared/Illustrations', component: Pictures } satisfies Meta<typeof Pictures>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = { parameters: visual('component', ['dark']) }
