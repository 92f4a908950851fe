import { createContext, useContext } from 'react'

const Locked = createContext<ReadonlyMap<string, string>>(new Map())

/** Says around the form of a Gig which fields cannot be changed any more, by their name in the contract, and why. */
export const LockedFieldsProvider = Locked.Provider

/** Why a field cannot be changed; undefined while it can. */
export const useLock = (field: string): string | undefined => useContext(Locked).get(field)
