import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { FormatProvider } from '@/design-system/lib/format-provider.tsx'
import { LogInAgainProvider } from '@/domain/query-view/query-view.tsx'
import { now } from '@/lib/clock.ts'
import { DashboardShell } from '../shell/dashboard-shell.tsx'
import { SharedDialogs } from './shared-dialogs.tsx'

/** Everything below `/dashboard`: the cache of server data, what time it is, the shell around the page, and the dialogs all slices share. */
export function DashboardRoot({ queryClient }: { queryClient: QueryClient }) {
  const { session } = useApi()
  return (
    <QueryClientProvider client={queryClient}>
      <LogInAgainProvider value={session.logOut}>
        {/* Here and not at the root: no public page shows a date or an amount, and sign-in shall not fetch what writes them. */}
        <FormatProvider now={now}>
          <SharedDialogs>
            <DashboardShell />
          </SharedDialogs>
        </FormatProvider>
      </LogInAgainProvider>
    </QueryClientProvider>
  )
}
