import { createContext } from 'react-router-dom'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from './call.ts'

/**
 * What loaders and route middleware take from the router instead of from a module, so that each story and test has its own:
 * `loader: ({ context }) => { const api = context.get(apiContext) … }`.
 */
export const apiContext = createContext<ApiClient>()

/** The query cache, beside `apiContext`. */
export const queryClientContext = createContext<QueryClient>()
