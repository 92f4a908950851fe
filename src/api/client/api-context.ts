import { createContext, useContext } from 'react'
import type { ApiClient } from './call.ts'

const ApiContext = createContext<ApiClient | null>(null)

/** Provides the API client and its session. */
export const ApiProvider = ApiContext.Provider

/** The API client of the running app. Throws without an `ApiProvider` above. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}
