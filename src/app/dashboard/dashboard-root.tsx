import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { FormatProvider } from '@/design-system/lib/format-provider.tsx'
import { now } from '@/lib/clock.ts'
import { DashboardShell } from '../shell/dashboard-shell.tsx'
import { SharedDialogs } from './shared-dialogs.tsx'

/** Root of the pages below `/dashboard`: the query cache, the clock of the formatters, the shell, and the shared dialogs. */
export function DashboardRoot({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      {/* Not in the app root: public pages show no date or amount, and the sign-in page must not download the formatters. */}
      <FormatProvider now={now}>
        <SharedDialogs>
          <DashboardShell />
        </SharedDialogs>
      </FormatProvider>
    </QueryClientProvider>
  )
}
