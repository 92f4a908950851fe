import type { Density, Display } from '@/api/contract/schemas/display.ts'
import { getPreferences, setPreferences, type Preferences } from './preferences.ts'

/** The density of a person's lists as this device knows it, also before the server has answered. */
export const densityOf = ({ density, densityOwner }: Preferences, employerId: string | null | undefined): Density =>
  densityOwner === undefined || densityOwner === employerId ? density : 'comfortable'

/**
 * Keeps what the server answered, unless this device knows the same choice of this person or a later one. Times of saved choices are compared by
 * the server's clock, because a device whose clock is ahead would keep its own choice.
 */
export function keepAnsweredDensity(employerId: string, { density, chosenAt }: Display): void {
  const { densityOwner, densityUnsaved, densityChosenAt, densitySavedAt } = getPreferences()
  const answeredAt = Date.parse(chosenAt)
  if (densityOwner === employerId && answeredAt <= (densityUnsaved ? densityChosenAt : densitySavedAt)) return
  setPreferences({
    density: density === 'compact' ? density : 'comfortable',
    densityOwner: employerId,
    densityChosenAt: answeredAt,
    densitySavedAt: answeredAt,
    densityUnsaved: false,
  })
}

/** Removes the person's choice from this device, at log-out. */
export function forgetDensity(): void {
  setPreferences({ density: 'comfortable', densityOwner: undefined, densityUnsaved: false })
}
