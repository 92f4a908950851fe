import { queryFor } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'

/** The read of home's heading, which decides what stands below it. */
export const setupReads = ({ api }: ScreenLocation) => [queryFor(api, dashboard.getOnboardingStatus, {})]
