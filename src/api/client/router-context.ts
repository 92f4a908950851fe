import { createContext } from 'react-router-dom'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from './call.ts'

/**
 * Context of loaders and route middleware. It comes from the router and not from a module, so that each story and test has its own:
 * `loader: ({ context }) => { const api = context.get(apiContext) … }`.
 */
export const apiContext = createContext<ApiClient>()

/** The query cache of the loaders. */
export const queryClientContext = createContext<QueryClient>()
