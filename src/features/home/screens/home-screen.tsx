import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useSession } from '@/api/client/use-session.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { GateBanner } from '@/domain/gate-banner.tsx'
import { paths } from '@/domain/paths.ts'
import { QueryView } from '@/domain/query-view/query-view.tsx'
import { homeGates } from '../model/home-gates.ts'
import { Attention, AttentionHeading, loadAttention } from '../parts/attention.tsx'
import { AttentionSkeleton } from '../parts/attention-skeleton.tsx'
import { FinishSetup } from '../parts/finish-setup.tsx'

// Lazy, because only new employers see it.
const SetupChecklist = lazy(async () => ({ default: (await import('../parts/setup-checklist.tsx')).SetupChecklist }))

/** What the employer has to do today (docs/product/home.md). */
export function HomeScreen() {
  const onboarding = useApiQuery(dashboard.getOnboardingStatus, {})
  const firstName = useSession((session) => session.user?.firstName)
  const greeting = useGreeting(onboarding.data?.isNewUser)
  useAttentionAhead()
  return (
    <>
      <PageHeader
        title={firstName ? `${greeting}, ${firstName}` : greeting}
        actions={
          <>
            {onboarding.data && <FinishSetup status={onboarding.data} />}
            <ButtonLink variant="active" href={paths.postGig}>
              Post a Gig
            </ButtonLink>
          </>
        }
      />
      <Suspense fallback={inCard(attentionToCome)}>
        <Stack space={6}>
          <QueryView query={onboarding} things="your setup" skeleton={attentionToCome} frame={inCard}>
            {(status) => {
              const gates = homeGates(status)
              if (gates.length === 0) return status.isNewUser ? <SetupChecklist status={status} /> : null
              return (
                <Stack space={3}>
                  {gates.map((gate) => (
                    <GateBanner key={gate.href} gate={gate} />
                  ))}
                </Stack>
              )
            }}
          </QueryView>
          {/* Not before it is known whether the checklist stands above it: nothing may move once it is shown. Without an employer it cannot be read. */}
          {!onboarding.isPending && onboarding.error?.kind !== 'notSent' && <Attention />}
        </Stack>
      </Suspense>
    </>
  )
}

/** The skeleton of the page as most employers see it once their setup was read. */
const attentionToCome = (
  <Stack space={4}>
    <AttentionHeading />
    <AttentionSkeleton />
  </Stack>
)

/** Reads what needs attention while the setup is read: the list depends on the setup only for its position, not for its data. */
function useAttentionAhead(): void {
  const api = useApi()
  const client = useQueryClient()
  useEffect(() => {
    loadAttention().then(
      ({ prefetchAttention }) => prefetchAttention(api, client),
      () => undefined,
    )
  }, [api, client])
}

/** 'Welcome back' only for an employer who is known to have been here; the greeting is fixed at the first render, so hiding the checklist does not change it. */
function useGreeting(isNewUser: boolean | undefined): string {
  const [wasNewUser, setWasNewUser] = useState(isNewUser)
  if (wasNewUser === undefined && isNewUser !== undefined) setWasNewUser(isNewUser)
  return wasNewUser === false ? 'Welcome back' : 'Welcome'
}

function inCard(part: ReactNode) {
  return <Card>{part}</Card>
}
