import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { densities } from '@/api/contract/schemas/display.ts'
import { persisted } from '@/lib/persisted.ts'
import { storageKeys } from './device-storage.ts'

/** How Gigs Management can show Gigs. */
export const gigsViews = ['list', 'calendar'] as const

/** Reads each preference by itself: one that is missing or unknown takes its default. */
const orDefault = z.catch

const preferences = z.object({
  /** Whether single keys are shortcuts (docs/product/rules.md#keyboard). */
  shortcuts: orDefault(z.boolean(), true),
  /** How close the rows of lists are: a copy of what the account has, or a choice that it does not have yet (density.ts). */
  density: orDefault(z.enum(densities), 'comfortable'),
  /** The employer who chose it; undefined where an earlier version stored it for the device. */
  densityOwner: orDefault(z.optional(z.string()), undefined),
  /** When it was chosen: by this device's clock while it is unsaved, then by the server's. */
  densityChosenAt: orDefault(z.number(), 0),
  /** The server's time of the choice that it saved. 0 where an earlier version kept this device's time after the save as well. */
  densitySavedAt: orDefault(z.number(), 0),
  densityUnsaved: orDefault(z.boolean(), false),
  /** Whether initials take the place of photos and logos, which are then not downloaded. */
  lightImages: orDefault(z.boolean(), false),
  /** What Gigs Management shows where the address names no view. */
  gigsView: orDefault(z.enum(gigsViews), 'list'),
})
/** What a person chose for this device (docs/product/settings.md). The theme is stored by the design system. */
export type Preferences = z.output<typeof preferences>

const stored = persisted({ ...storageKeys.preferences, schema: preferences }).at()
const defaults = preferences.parse({})
const listeners = new Set<() => void>()
let current: Preferences | undefined

/** The preferences of this device; the defaults where none are stored or they cannot be read. */
export function getPreferences(): Preferences {
  current ??= stored.read() ?? defaults
  return current
}

/** Changes and stores preferences. Where storage is blocked they last until the page is left. */
export function setPreferences(changes: Partial<Preferences>): void {
  current = { ...getPreferences(), ...changes }
  stored.write(current)
  for (const listener of listeners) listener()
}

/** The preferences, which follow a change in another tab of the browser. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, getPreferences)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

function onStorage({ key }: StorageEvent): void {
  if (key !== storageKeys.preferences.key && key !== null) return
  current = undefined
  for (const listener of listeners) listener()
}
