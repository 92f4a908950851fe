import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { SkeletonBlock } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { paths } from '@/shared/paths.ts'
import { pinLockMessage, pinLockOf } from '@/shared/pin-lock.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { useSharedDialogs } from '@/shared/shared-dialogs.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { now } from '@/lib/clock.ts'
import { useOpening } from '../../data/use-opening.ts'
import { PinForm } from './pin-form.tsx'
import { SecurityCard } from './security-card.tsx'

/** The PIN, with the form that changes it and the way out when it is forgotten. */
export function PinCard() {
  const wallet = useApiQuery(dashboard.getWallet, {})
  return (
    <SecurityCard title="PIN" description="Four digits that confirm payments and withdrawals.">
      <QueryView query={wallet} things="your PIN" headingLevel={3} skeleton={<PinSkeleton />}>
        {(wallet) => (wallet.pinSet === true ? <Pin wallet={wallet} /> : <NoPin />)}
      </QueryView>
    </SecurityCard>
  )
}

/** As high as the buttons of those who have a PIN; on a phone they stand below each other. */
function PinSkeleton() {
  return (
    <Actions align="start">
      <SkeletonBlock shape="button" />
      <SkeletonBlock shape="button" />
    </Actions>
  )
}

function NoPin() {
  return (
    <Stack space={4}>
      <Text>Activate your wallet to create a PIN.</Text>
      <Actions align="start">
        <ButtonLink variant="outline" tone="primary" href={paths.activateWallet}>
          Activate wallet
        </ButtonLink>
      </Actions>
    </Stack>
  )
}

function Pin({ wallet }: { wallet: Wallet }) {
  const { startForgotPin } = useSharedDialogs()
  const { isOpen, opener, open, close } = useOpening()
  const present = useNow() ?? now()
  const lock = pinLockOf(wallet, present)
  if (lock !== undefined) {
    return (
      <Alert
        tone="warning"
        action={
          <WriteButton size="sm" variant="outline" onClick={startForgotPin}>
            Reset PIN
          </WriteButton>
        }
      >
        {pinLockMessage(lock)}
      </Alert>
    )
  }
  if (isOpen) return <PinForm onClose={close} />
  return (
    <Actions align="start">
      <WriteButton variant="outline" onClick={startForgotPin}>
        Forgot PIN?
      </WriteButton>
      <WriteButton ref={opener} variant="outline" tone="primary" onClick={open}>
        Change PIN
      </WriteButton>
    </Actions>
  )
}
