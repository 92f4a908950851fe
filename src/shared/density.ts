import type { Density, Display } from '@/api/contract/schemas/display.ts'
import { getPreferences, setPreferences, type Preferences } from './preferences.ts'

/** The density of a person's lists as this device knows it, also before the server has answered. */
export const densityOf = ({ density, densityOwner }: Preferences, employerId: string | null | undefined): Density =>
  densityOwner === undefined || densityOwner === employerId ? density : 'comfortable'

/** Keeps what the server answered, unless this device knows the same choice of this person or a later one. */
export function keepAnsweredDensity(employerId: string, { density, chosenAt }: Display): void {
  const known = getPreferences()
  const densityChosenAt = Date.parse(chosenAt)
  if (known.densityOwner === employerId && densityChosenAt <= known.densityChosenAt) return
  setPreferences({
    density: density === 'compact' ? density : 'comfortable',
    densityOwner: employerId,
    densityChosenAt,
    densityUnsaved: false,
  })
}

/** Removes the person's choice from this device, at log-out. */
export function forgetDensity(): void {
  setPreferences({ density: 'comfortable', densityOwner: undefined, densityUnsaved: false })
}
