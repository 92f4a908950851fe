import { useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useSession } from '@/api/client/use-session.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { paths } from '@/shared/paths.ts'
import { FinishSetup } from '../parts/finish-setup.tsx'
import { HomeCards } from '../parts/home-cards.tsx'

export { homePartReads } from '../data/home-reads.ts'

/** What the employer has to do today, and whether the money is as it should be (docs/product/home.md). */
export function HomeScreen() {
  const onboarding = useApiQuery(dashboard.getOnboardingStatus, {})
  const firstName = useSession((session) => session.user?.firstName)
  const greeting = useGreeting(onboarding.data?.isNewUser)
  return (
    <>
      <PageHeader
        title={firstName ? `${greeting}, ${firstName}` : greeting}
        actions={
          <>
            {onboarding.data && <FinishSetup status={onboarding.data} />}
            {/* Elsewhere the top bar has it. */}
            <Hidden from="tablet">
              <ButtonLink variant="active" href={paths.postGig}>
                Post a Gig
              </ButtonLink>
            </Hidden>
          </>
        }
      />
      <HomeCards />
    </>
  )
}

/** 'Welcome back' only for an employer who is known to have been here; the greeting is fixed at the first render, so hiding the checklist does not change it. */
function useGreeting(isNewUser: boolean | undefined): string {
  const [wasNewUser, setWasNewUser] = useState(isNewUser)
  if (wasNewUser === undefined && isNewUser !== undefined) setWasNewUser(isNewUser)
  return wasNewUser === false ? 'Welcome back' : 'Welcome'
}
