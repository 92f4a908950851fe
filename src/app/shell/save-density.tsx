import { useEffect, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { useApiQuery } from '@/api/client/hooks.ts'
import { isWorthRetrying } from '@/api/client/query-client.ts'
import { useSession } from '@/api/client/use-session.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { Display } from '@/api/contract/schemas/display.ts'
import { now } from '@/lib/clock.ts'
import { getPreferences, setPreferences, usePreferences } from '@/shared/preferences.ts'
import { useIsOnline } from '@/shared/use-is-online.ts'

/** A save that failed is sent again this much later, in ms; also when the connection returns, and at the next load. */
const retryAfter = 30_000

/** Saves the density of lists to the account in the background, until the server has it. It renders nothing. */
export function SaveDensity() {
  const api = useApi()
  const employerId = useSession(({ user }) => user?.employerId)
  const { density, densityOwner, densityChosenAt, densityUnsaved } = usePreferences()
  const isOnline = useIsOnline()
  const [failures, setFailures] = useState(0)
  const isUnsaved = densityUnsaved && densityOwner === employerId

  useEffect(() => {
    if (!employerId || !isUnsaved || !isOnline) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const display = { density, chosenAt: new Date(densityChosenAt).toISOString() }
    // A later choice does not cancel it: the server keeps the later one, in whichever order they arrive.
    api.call(company.updateProfile, { body: { display } }).then(
      (saved) => keepSavedDensity(employerId, densityChosenAt, saved?.display),
      (error: unknown) => {
        if (isCurrent && isWorthRetrying(error)) timer = setTimeout(() => setFailures(failures + 1), retryAfter)
      },
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, employerId, isUnsaved, isOnline, density, densityChosenAt, failures])

  // Earlier versions stored the density for the device. It becomes the person's choice where the account has none.
  const wallet = useApiQuery(dashboard.getWallet, {}, { enabled: Boolean(employerId) }).data
  const isEarlier = densityOwner === undefined && density === 'compact' && wallet !== undefined && !wallet.display
  useEffect(() => {
    if (!employerId || !isEarlier) return
    setPreferences({ densityOwner: employerId, densityChosenAt: now().getTime(), densityUnsaved: true })
  }, [employerId, isEarlier])
  return null
}

/**
 * Keeps what the server stored when it saved the choice of this time, with the server's time: this choice, or a later one of another device.
 * A choice that was made on this device since then stays unsaved.
 */
function keepSavedDensity(employerId: string, sentAt: number, stored: Display | null | undefined): void {
  const { densityOwner, densityChosenAt } = getPreferences()
  if (densityOwner !== employerId || densityChosenAt !== sentAt) return
  if (!stored) return setPreferences({ densityUnsaved: false })
  const savedAt = Date.parse(stored.chosenAt)
  setPreferences({
    density: stored.density === 'compact' ? stored.density : 'comfortable',
    densityChosenAt: savedAt,
    densitySavedAt: savedAt,
    densityUnsaved: false,
  })
}
