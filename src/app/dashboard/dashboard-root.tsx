import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { DisplayProvider } from '@/design-system/lib/display-provider.tsx'
import { FormatProvider } from '@/design-system/lib/format-provider.tsx'
import { usePreferences } from '@/shared/preferences.ts'
import { now } from '@/lib/clock.ts'
import type { PageRouter } from '../keep-page-offline.ts'
import { DashboardShell } from '../shell/dashboard-shell.tsx'
import { SharedDialogs } from './shared-dialogs.tsx'

/** Root of the pages below `/dashboard`: the query cache, the clock of the formatters, the preferences of the device, the shell, and the shared dialogs. */
export function DashboardRoot({ queryClient, getRouter }: { queryClient: QueryClient; getRouter: () => PageRouter }) {
  const { density, lightImages } = usePreferences()
  return (
    <QueryClientProvider client={queryClient}>
      {/* Not in the app root: public pages show no date or amount, and the sign-in page must not download the formatters. */}
      <FormatProvider now={now}>
        <DisplayProvider density={density} pictures={!lightImages}>
          <SharedDialogs>
            <DashboardShell getRouter={getRouter} />
          </SharedDialogs>
        </DisplayProvider>
      </FormatProvider>
    </QueryClientProvider>
  )
}
