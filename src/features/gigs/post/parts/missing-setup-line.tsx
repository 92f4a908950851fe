import { Fragment } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { useReturningLink } from '@/shared/return-to.ts'
import { missingSetup } from '../model/missing-setup.ts'

/** Names what is missing before this Gig can be paid, each with a link that returns here; nothing while that is unknown or when all is ready. */
export function MissingSetupLine() {
  const returning = useReturningLink()
  const wallet = useApiQuery(dashboard.getWallet, {}).data
  const onboarding = useApiQuery(dashboard.getOnboardingStatus, {}).data
  if (wallet === undefined || onboarding === undefined) return null
  const missing = missingSetup(wallet, onboarding)
  if (missing.length === 0) return null
  return (
    <Text tone="muted">
      {'Before you can pay: '}
      {missing.map(({ name, href }, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <Link href={returning(href)}>{name}</Link>
        </Fragment>
      ))}
    </Text>
  )
}
