import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { ErrorIllustration } from '@/design-system/illustrations/ErrorIllustration.tsx'
import { NoGigsIllustration } from '@/design-system/illustrations/NoGigsIllustration.tsx'
import { NoNotificationsIllustration } from '@/design-system/illustrations/NoNotificationsIllustration.tsx'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { NoWorkersIllustration } from '@/design-system/illustrations/NoWorkersIllustration.tsx'
import { OfflineIllustration } from '@/design-system/illustrations/OfflineIllustration.tsx'
import { PlansIllustration } from '@/design-system/illustrations/PlansIllustration.tsx'
import { SettingsIllustration } from '@/design-system/illustrations/SettingsIllustration.tsx'
import { SuccessIllustration } from '@/design-system/illustrations/SuccessIllustration.tsx'
import { WalletIllustration } from '@/design-system/illustrations/WalletIllustration.tsx'
import { Panel } from '../_kit/panel.tsx'

const pictures = {
  NoNotificationsIllustration,
  NoGigsIllustration,
  NoWorkersIllustration,
  WalletIllustration,
  PlansIllustration,
  SettingsIllustration,
  NotFoundIllustration,
  ErrorIllustration,
  OfflineIllustration,
  SuccessIllustration,
}

const meta = { title: 'Design system/Illustrations' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <Panel surface="raised">
      <Inline space={6}>
        {Object.entries(pictures).map(([name, Picture]) => (
          <Picture key={name} />
        ))}
      </Inline>
    </Panel>
  ),
}
