import type { Density } from '@/api/contract/schemas/display.ts'
import { now } from '@/lib/clock.ts'
import { getPreferences, setPreferences } from '@/shared/preferences.ts'

/** Changes the density of a person's lists on this device immediately; `SaveDensity` saves it to the account. */
export function chooseDensity(employerId: string, density: Density): void {
  const { densityOwner, densityChosenAt } = getPreferences()
  // Later than the known choice also where this device's clock is behind that of the device that made it.
  const earliest = densityOwner === employerId ? densityChosenAt + 1 : 0
  setPreferences({
    density,
    densityOwner: employerId,
    densityChosenAt: Math.max(now().getTime(), earliest),
    densityUnsaved: true,
  })
}
