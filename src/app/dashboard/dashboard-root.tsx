import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useSession } from '@/api/client/use-session.ts'
import { DisplayProvider } from '@/design-system/lib/display-provider.tsx'
import { FormatProvider } from '@/design-system/lib/format-provider.tsx'
import { densityOf } from '@/shared/density.ts'
import { usePreferences } from '@/shared/preferences.ts'
import { now } from '@/lib/clock.ts'
import { nigerianFormats } from '@/lib/nigerian-formats.ts'
import type { PageRouter } from '../keep-page-offline.ts'
import { DashboardShell } from '../shell/dashboard-shell.tsx'
import { SharedDialogs } from './shared-dialogs.tsx'

/** Root of the pages below `/dashboard`: the query cache, the clock of the formatters, what the person prefers, the shell, and the shared dialogs. */
export function DashboardRoot({ queryClient, getRouter }: { queryClient: QueryClient; getRouter: () => PageRouter }) {
  const preferences = usePreferences()
  const employerId = useSession(({ user }) => user?.employerId)
  return (
    <QueryClientProvider client={queryClient}>
      {/* Not in the app root: public pages show no date or amount, and the sign-in page must not download the formatters. */}
      <FormatProvider formats={nigerianFormats} now={now}>
        <DisplayProvider density={densityOf(preferences, employerId)} pictures={!preferences.lightImages}>
          <SharedDialogs>
            <DashboardShell getRouter={getRouter} />
          </SharedDialogs>
        </DisplayProvider>
      </FormatProvider>
    </QueryClientProvider>
  )
}
