import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { LogInAgainProvider } from '@/domain/query-view/query-view.tsx'
import { DashboardShell } from '../shell/dashboard-shell.tsx'

/** Everything below `/dashboard`: the cache of server data, and the shell around the page. */
export function DashboardRoot({ queryClient }: { queryClient: QueryClient }) {
  const { session } = useApi()
  return (
    <QueryClientProvider client={queryClient}>
      <LogInAgainProvider value={session.logOut}>
        <DashboardShell />
      </LogInAgainProvider>
    </QueryClientProvider>
  )
}
