import { useApiQuery } from '@/api/client/hooks.ts'
import { account } from '@/api/contract/endpoints/account.ts'
import type { AccountClosure, ClosureObstacle } from '@/api/contract/schemas/account.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { MinusIcon } from '@/design-system/icons/MinusIcon.tsx'
import { paths, withQuery } from '@/shared/paths.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { WriteButton } from '@/shared/write-button.tsx'
import { useOpening } from '../../data/use-opening.ts'
import { settingsHref } from '../../model/settings-search.ts'
import { ClosureForm } from './closure-form.tsx'
import { SecurityCard } from './security-card.tsx'

/** Asking support to close the account: what stands in the way, what closing means, and the request that waits. */
export function ClosureCard() {
  const closure = useApiQuery(account.getClosure, {})
  return (
    <SecurityCard
      title="Close your account"
      description="Support closes it after checking that no money is left in it. Until then you can use it as before."
    >
      <QueryView
        query={closure}
        things="what closing needs"
        headingLevel={3}
        skeleton={
          <Stack space={4}>
            <SkeletonText lines={2} width="long" />
            <SkeletonBlock shape="button" />
          </Stack>
        }
      >
        {({ request, obstacles }) => {
          if (request !== null) return <Waiting request={request} />
          return obstacles.length > 0 ? <Obstacles obstacles={obstacles} /> : <Possible />
        }}
      </QueryView>
    </SecurityCard>
  )
}

function Waiting({ request: { ticketNumber, requestedAt } }: { request: NonNullable<AccountClosure['request']> }) {
  return (
    <Alert
      title={`You asked us to close your account (${ticketNumber})`}
      action={<Link href={settingsHref('support')}>See the ticket</Link>}
    >
      Your request of <DateTime value={requestedAt} /> waits for support.
    </Alert>
  )
}

const places: Readonly<Record<string, { label: string; href: string }>> = {
  money: { label: 'Open your wallet', href: paths.wallet },
  payment: { label: 'See your payments', href: withQuery(paths.wallet, { tab: 'transactions' }) },
  gig: { label: 'See your Gigs', href: paths.gigs },
}

function Obstacles({ obstacles }: { obstacles: readonly ClosureObstacle[] }) {
  return (
    <Stack space={4}>
      <Text weight="medium">You cannot close your account yet</Text>
      <Stack as="ul" space={3} aria-label="What stands in the way">
        {obstacles.map(({ kind, message }) => {
          const place = places[kind]
          return (
            <Stack key={message} as="li" space={1}>
              <Text>{message}</Text>
              {place && (
                <Link variant="standalone" href={place.href}>
                  {place.label}
                </Link>
              )}
            </Stack>
          )
        })}
      </Stack>
    </Stack>
  )
}

const consequences = [
  'Every device is signed out. Nobody can sign in or register with your email again.',
  'Your plan ends, and the rest of its period is not refunded.',
  'Your name, phone, pictures, saved bank account, PIN, notifications and draft Gigs are deleted.',
  'The records of payments, ended Gigs and tickets stay, with your email and the name and numbers of your business.',
  'You cannot open receipts and statements any more. Download what you need first.',
]

function Possible() {
  const { isOpen, opener, open, close } = useOpening()
  return (
    <Stack space={5}>
      <Stack space={3}>
        <Text weight="medium">When it is closed</Text>
        <Stack as="ul" space={2} aria-label="What happens when your account is closed">
          {consequences.map((consequence) => (
            <Columns key={consequence} as="li" template="content-fill" space={2} align="start">
              <MinusIcon size="sm" />
              <Text as="span">{consequence}</Text>
            </Columns>
          ))}
        </Stack>
      </Stack>
      {isOpen ? (
        <ClosureForm onClose={close} />
      ) : (
        <Actions align="start">
          <WriteButton ref={opener} variant="outline" tone="danger" onClick={open}>
            Close account
          </WriteButton>
        </Actions>
      )}
    </Stack>
  )
}
