import { createContext, useContext } from 'react'

const Locked = createContext<ReadonlyMap<string, string>>(new Map())

/** Provides to the form of a Gig which fields are locked, by their name in the contract, and why. */
export const LockedFieldsProvider = Locked.Provider

/** Why a field is locked; undefined while it can be changed. */
export const useLock = (field: string): string | undefined => useContext(Locked).get(field)
