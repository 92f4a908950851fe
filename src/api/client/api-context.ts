import { createContext, useContext } from 'react'
import type { ApiClient } from './call.ts'

const ApiContext = createContext<ApiClient | null>(null)

/** Gives the components below it their API client and session. */
export const ApiProvider = ApiContext.Provider

/** The API client of the running app. Throws when there is no `ApiProvider` above. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}
