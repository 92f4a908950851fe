import { useApiQuery } from '@/api/client/hooks.ts'
import { useSession } from '@/api/client/use-session.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { SuccessIllustration } from '@/design-system/illustrations/SuccessIllustration.tsx'
import { paths } from '@/domain/paths.ts'
import { QueryView } from '@/domain/query-view/query-view.tsx'
import { SetupChecklist } from '../parts/setup-checklist.tsx'

/** What needs the employer today (product pages, 5.1). */
export function HomeScreen() {
  const onboarding = useApiQuery(dashboard.getOnboardingStatus, {})
  const firstName = useSession((session) => session.user?.firstName)
  const greeting = onboarding.data?.isNewUser ? 'Welcome' : 'Welcome back'
  return (
    <Stack space={6}>
      <PageHeader
        title={firstName ? `${greeting}, ${firstName}` : greeting}
        actions={
          <ButtonLink variant="active" href={paths.postGig}>
            Post a Gig
          </ButtonLink>
        }
      />
      <QueryView
        query={onboarding}
        things="your setup"
        skeleton={
          <Card>
            <SkeletonText lines={6} />
          </Card>
        }
      >
        {(status) => <SetupChecklist status={status} />}
      </QueryView>
      <Stack space={3}>
        <Heading level={2}>Needs your attention</Heading>
        <Card>
          <EmptyState title="You are all caught up" headingLevel={3} illustration={<SuccessIllustration />}>
            New applicants and submitted tasks will appear here.
          </EmptyState>
        </Card>
      </Stack>
    </Stack>
  )
}
